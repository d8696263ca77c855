"""hashlib.pbkdf2_hmac, which Python has from OpenSSL, and so not in a browser.

Meant for learners who do with passwords what a real site does: RFC 8018, section 5.2, in Python alone.
"""

import contextlib
import hashlib

# Maximum number of rounds during a check, whatever the program requests: a check calls it several times.
CHECKED_ROUNDS_MAX = 1000

_rounds_max = None


@contextlib.contextmanager
def few_rounds():
    """Meanwhile it does CHECKED_ROUNDS_MAX rounds at most, which gives other keys, but always the same."""
    global _rounds_max
    _rounds_max = CHECKED_ROUNDS_MAX
    try:
        yield
    finally:
        _rounds_max = None


def _keyed(hash_name, password):
    """The HMAC with this password, as a function."""
    inner, outer = hashlib.new(hash_name), hashlib.new(hash_name)
    if len(password) > inner.block_size:
        password = hashlib.new(hash_name, password).digest()
    password = password.ljust(inner.block_size, b"\0")
    inner.update(bytes(byte ^ 0x36 for byte in password))
    outer.update(bytes(byte ^ 0x5C for byte in password))

    def mac(message):
        inside, outside = inner.copy(), outer.copy()
        inside.update(message)
        outside.update(inside.digest())
        return outside.digest()

    return mac


def _pbkdf2_hmac(hash_name, password, salt, iterations, dklen=None):
    """A key of `dklen` bytes, the size of the hash unless told. TypeError for texts, ValueError below 1."""
    mac = _keyed(hash_name, bytes(memoryview(password)))
    salt = bytes(memoryview(salt))
    size = hashlib.new(hash_name).digest_size
    length = size if dklen is None else dklen
    if iterations < 1 or length < 1:
        raise ValueError("iteration value and key length must be greater than 0")
    rounds = min(iterations, _rounds_max or iterations)
    key = b""
    for block in range(1, -(-length // size) + 1):
        last = mac(salt + block.to_bytes(4, "big"))
        mixed = int.from_bytes(last, "big")
        for _ in range(rounds - 1):
            last = mac(last)
            mixed ^= int.from_bytes(last, "big")
        key += mixed.to_bytes(size, "big")
    return key[:length]


def offer():
    """Puts it into hashlib, unless it is there: call it before any program runs."""
    if hasattr(hashlib, "pbkdf2_hmac"):
        return
    _pbkdf2_hmac.__name__ = _pbkdf2_hmac.__qualname__ = "pbkdf2_hmac"
    _pbkdf2_hmac.__module__ = "hashlib"
    hashlib.pbkdf2_hmac = _pbkdf2_hmac
    hashlib.__all__ += ("pbkdf2_hmac",)
