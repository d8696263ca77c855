/**
 * This code precedes each quick program. Its functions do the work of Python's own where MicroPython does it otherwise,
 * and fail for every value whose text could differ: numbers with a decimal point, functions, texts with unusual letters
 * in a list. Python refuses to write numbers of more than 4,300 digits.
 */
export const QUICK_PRELUDE = `
_LIMIT = 10 ** 4000
_rounds = [0]

def _q_round():
    _rounds[0] += 1
    if _rounds[0] > 100000:
        raise RuntimeError
    return True

def _plain(x):
    t = type(x)
    if t is str or t is bool or x is None:
        return True
    if t is int:
        if -_LIMIT < x < _LIMIT:
            return True
        raise ValueError
    if t is list or t is tuple or t is range:
        return False
    raise TypeError

def _quoted(s):
    for c in s:
        if not (" " <= c <= "~" or "\\u00c0" <= c <= "\\u017f" or c in "\\n\\t\\r\\u2019\\u2026\\u20ac"):
            raise ValueError
    q = '"' if "'" in s and '"' not in s else "'"
    s = s.replace("\\\\", "\\\\\\\\").replace("\\n", "\\\\n").replace("\\t", "\\\\t").replace("\\r", "\\\\r")
    return q + s.replace(q, "\\\\" + q) + q

def _repr(x):
    return _quoted(x) if type(x) is str else _q_str(x)

def _q_str(x=""):
    if _plain(x) or type(x) is range:
        return str(x)
    inner = ", ".join([_repr(y) for y in x])
    if type(x) is list:
        return "[" + inner + "]"
    return "(" + inner + (",)" if len(x) == 1 else ")")

def _q_print(*values, sep=" ", end="\\n", flush=False):
    if sep is None:
        sep = " "
    if end is None:
        end = "\\n"
    print(sep.join([_q_str(x) for x in values]), end=_q_text(end))

def _q_text(x):
    if type(x) is not str:
        raise TypeError
    return x

def _q_int(x=0):
    if type(x) is int or type(x) is bool:
        return int(x)
    digits = _q_text(x)[1:] if x[:1] in ("-", "+") else x
    if not 0 < len(digits) < 4000:
        raise ValueError
    for c in digits:
        if not "0" <= c <= "9":
            raise ValueError
    return int(x)

def _q_sortable(x):
    x = x if type(x) is list else list(x)
    for y in x:
        if type(y) is not type(x[0]) or type(y) not in (int, str):
            raise TypeError
    return x

def _q_sorted(x, reverse=False):
    return sorted(_q_sortable(x), reverse=reverse)

def _q_ascii(x):
    if type(x) is str and len(x.encode()) != len(x):
        raise ValueError
    return x

def _q_join(*parts):
    return "".join([_q_str(x) for x in parts])

def _q_format(x, fill, align, width, comma):
    t = type(x)
    if t is int:
        _plain(x)
        s = str(abs(x))
        if comma:
            groups = []
            while len(s) > 3:
                groups.insert(0, s[-3:])
                s = s[:-3]
            s = ",".join([s] + groups)
        sign = "-" if x < 0 else ""
        if align == "=":
            return sign + "0" * (width - len(s) - len(sign)) + s
        s = sign + s
        align = align or ">"
    elif t is str and not comma and align != "=":
        s = x
        align = align or "<"
    else:
        raise TypeError
    room = width - len(s)
    if room <= 0:
        return s
    before = 0 if align == "<" else room if align == ">" else room // 2
    return fill * before + s + fill * (room - before)
`;
