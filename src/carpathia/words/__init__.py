"""The catalogues of words, one folder a language, and the reader of them."""
