# %% counts the letters of a sentence
sentence = "The quick brown fox jumps over the lazy dog"
counts = {}
for letter in sentence.lower():
    if letter.isalpha():
        counts[letter] = counts.get(letter, 0) + 1
for letter in sorted(counts, key=lambda one: (-counts[one], one))[:5]:
    print(letter, counts[letter])

# %% turns words round and finds palindromes
words = ["kayak", "radar", "python", "été", "Laval", "ressasser"]
for word in words:
    turned = word[::-1]
    print(f"{word:<12}{turned:>12}", word.lower() == turned.lower())

# %% hides a message with Caesar's cipher
def shift(text, by):
    result = ""
    for sign in text:
        if sign.isupper():
            result += chr((ord(sign) - ord("A") + by) % 26 + ord("A"))
        elif sign.islower():
            result += chr((ord(sign) - ord("a") + by) % 26 + ord("a"))
        else:
            result += sign
    return result
secret = shift("Meet me at 8, Zoe!", 3)
print(secret)
print(shift(secret, -3))

# %% cuts and joins
line = "  Ada;Lovelace; 1815 ;London  "
parts = [part.strip() for part in line.split(";")]
print(parts, len(line), len(line.strip()))
print(" | ".join(parts))
print(line.replace(";", ",").strip().upper())
print("a,b,,c".split(","), "a b  c".split(), "one\ntwo\n".splitlines())
print("key=value=more".partition("="), "a.b.c".rpartition("."), "x" * 3 + "-" * 3)

# %% looks into texts
text = "programming is fun"
print(text.find("gram"), text.find("zebra"), text.count("m"), text.index("is"))
print(text.startswith("pro"), text.endswith(("fun", "hard")), "fun" in text)
print(text.title(), text.capitalize(), text.swapcase(), text.center(30, "*"))
print(text[0], text[-1], text[3:7], text[:3], text[-3:], text[::3])

# %% formats numbers in a table
rows = [("apple", 0.5, 12), ("pear", 1.25, 3), ("pineapple", 12.999, 100)]
print(f"{'fruit':<10}|{'price':>8}|{'stock':^7}")
print("-" * 27)
for name, price, stock in rows:
    print(f"{name:<10}|{price:>8.2f}|{stock:^7d}")
print(f"{1234567.891:,.2f} {0.256:.1%} {255:x} {255:b} {255:#o} {42:05d} {3.0:g} {1e10:e}")
print("{1} before {0}, {name!r}".format("b", "a", name="q"), "%s has %d points (%.1f %%)" % ("Bob", 7, 87.54))

# %% knows letters of other languages
for word in ["naïve", "Straße", "ÇA VA", "日本", "привет"]:
    print(word, len(word), word.upper(), word.lower(), word.casefold(), word.isalpha(), len(word.encode()))
print("é" == "e\u0301", "caf\u00e9", "\N{SNOWMAN}", ord("é"), chr(8364), "🎉🎈"[1])

# %% escapes and raw texts
print("tab\tnew", "quote\"s", 'it\'s', "back\\slash", r"raw\n", "two\nlines", sep="\n")
print(repr("it's"), repr('say "hi"'), repr("both ' and \""), repr("\t\n\x00é"))
print("""first
  second "quoted"
third""")

# %% translates by a table
table = str.maketrans({"a": "4", "e": "3", "i": "1", "o": "0", "t": None})
print("leetspeak is a fine thing to write".translate(table))
print("hello".translate(str.maketrans("elo", "ipa")), "x-y_z".translate(str.maketrans("-_", "  ")))

# %% checks passwords
def judge(password):
    reasons = []
    if len(password) < 8:
        reasons.append("too short")
    if not any(sign.isdigit() for sign in password):
        reasons.append("no digit")
    if password == password.lower():
        reasons.append("no capital")
    if password.isalnum():
        reasons.append("no special sign")
    return reasons or ["good"]
for password in ["cat", "Elephant7", "long password", "G00d!enough", "ALLCAPS123"]:
    print(f"{password:>15}: {', '.join(judge(password))}")

# %% makes pig latin
def pig(word):
    if word[0] in "aeiou":
        return word + "way"
    for place, letter in enumerate(word):
        if letter in "aeiou":
            return word[place:] + word[:place] + "ay"
    return word + "ay"
print(" ".join(pig(word) for word in "this string is my apple school rhythm".split()))

# %% counts words and finds the longest
poem = """Roses are red
violets are blue
sugar is sweet
and so are you"""
words = poem.split()
print(len(words), len(set(words)), max(words, key=len), sorted(words, key=str.lower)[:4])
for number, line in enumerate(poem.splitlines(), start=1):
    print(f"{number:>2} {line.capitalize()}")

# %% writes Morse
MORSE = dict(zip("abcdefghijklmnopqrstuvwxyz", ".- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..".split()))
message = "sos we sink"
coded = " / ".join(" ".join(MORSE[sign] for sign in word) for word in message.split())
print(coded)
back = {code: sign for sign, code in MORSE.items()}
print(" ".join("".join(back[code] for code in word.split()) for word in coded.split(" / ")))

# %% speaks to everybody
for name in ["Ada", "Bob", "Chloé"]:
    print("Hello,", name, end="! ")
    print(f"{name} has {len(name)} letter{'s' if len(name) > 1 else ''}")
print("a", "b", sep="", end=".\n")
print()
print(1, 2.0, True, None, [1, "x"], ("t",), {"k": 1}, {3})

# %% Letters as bytes in several encodings
word = "Noël à 3 €"
for encoding in ["utf-8", "utf-16-le", "utf-16-be", "utf-32-le", "latin-1", "cp1252", "iso-8859-15", "ascii"]:
    try:
        data = word.encode(encoding)
        print(encoding, len(data), data.hex(), data.decode(encoding) == word)
    except UnicodeEncodeError as problem:
        print(encoding, "cannot write", repr(problem.object[problem.start]), problem.reason)

# %% What cannot be written in an encoding
word = "çà vaut 5 €"
for errors in ["ignore", "replace", "xmlcharrefreplace", "backslashreplace", "namereplace"]:
    print(errors, word.encode("ascii", errors))

# %% What cannot be read in an encoding
data = "été".encode("latin-1")
for errors in ["strict", "ignore", "replace", "backslashreplace"]:
    try:
        print(errors, data.decode("utf-8", errors))
    except UnicodeDecodeError as problem:
        print(errors, problem.encoding, problem.start, problem.end, problem.reason)
