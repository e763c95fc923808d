"""Secrets that open doors: how they are made, kept and compared.

Room ids only name a room. The secrets of the join link and of the watch link are different ones,
and every seat has its own token, of which the store keeps a hash: a stolen backup opens no seat.
"""

import hashlib
import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from typing import Final

_BYTES: Final = 32
_SECRET: Final = re.compile("[A-Za-z0-9_-]{43}")


def new_room_id() -> str:
    """A name nobody guesses, short enough for a link."""
    return secrets.token_urlsafe(12)


def new_secret() -> str:
    """256 bits, as text for a link."""
    return secrets.token_urlsafe(_BYTES)


def new_salt() -> bytes:
    """What a seat's token is made from, together with the key of the one who takes it."""
    return secrets.token_bytes(_BYTES)


def seat_token(salt: bytes, key: str) -> str:
    """The token of the one who takes a seat with this key.

    The same key gives the same token: whoever lost the answer asks again, and has one seat, not
    two. The salt is random, so the token is as long and as random whatever the key is; the key is
    not stored, so the store alone cannot make the token.
    """
    digest = hmac.digest(salt, key.encode(), "sha256")
    return urlsafe_b64encode(digest).rstrip(b"=").decode("ascii")


def hashed(token: str) -> bytes:
    """What is stored of a token. It is random and long, so one round of SHA-256 will do."""
    return hashlib.sha256(b"carpathia seat " + token.encode("utf-8", "surrogatepass")).digest()


def is_token(token: str, kept: bytes) -> bool:
    """Whether this is the token whose hash was kept; takes the same time either way."""
    return hmac.compare_digest(hashed(token), kept)


def is_secret(asked: str, kept: str) -> bool:
    """Whether this is the secret of a link; takes the same time either way."""
    return hmac.compare_digest(asked.encode("utf-8", "surrogatepass"), kept.encode())


def new_number() -> int:
    """A seed for a bot's own thoughts."""
    return secrets.randbits(63)


def is_well_made(secret: str) -> bool:
    """Whether a text can be one of our secrets: whoever sends another gets a new one."""
    return _SECRET.fullmatch(secret) is not None
