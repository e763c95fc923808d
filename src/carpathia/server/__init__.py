"""The table server: rooms, their store, HTTP and WebSocket. It has no words: only keys travel.

Order of every command: validate, append in one transaction, commit, acknowledge, broadcast.
"""
