import type { Bilingual } from '@codivia/contract/api/language';

/** The first program of the room: it runs at once, shows something, and invites to change it. */
export const START: Bilingual = {
  en: `# Welcome! Press Run, then change anything you like.
name = "Explorer"

print("Hello,", name, "👋")
for step in range(1, 7):
    print("🌱" * step)

print("Your turn: write your own name on line 2.")
`,
  fr: `# Bienvenue ! Appuie sur Exécuter, puis change ce que tu veux.
prenom = "Aventure"

print("Salut", prenom, "👋")
for etape in range(1, 7):
    print("🌱" * etape)

print("À toi : écris ton prénom à la ligne 2.")
`,
};

export const SNIPPET_NAMES = ['variables', 'loops', 'functions', 'lists', 'conditions'] as const;
export type SnippetName = (typeof SNIPPET_NAMES)[number];

/** The examples of the room (docs/product.md#python-room). */
export const SNIPPETS: Record<SnippetName, Bilingual> = {
  variables: {
    en: `# A variable is a name for a value.
player = "Sam"
score = 120
bonus = 15.5

score = score + bonus        # the value may change
print(player, "has", score, "points")

# An f-string puts values into a text.
print(f"Only {200 - score} points until the next level, {player}!")
`,
    fr: `# Une variable est un nom donné à une valeur.
joueuse = "Inès"
score = 120
bonus = 15.5

score = score + bonus        # la valeur peut changer
print(joueuse, "a", score, "points")

# Une f-string glisse des valeurs dans un texte.
print(f"Plus que {200 - score} points avant le prochain niveau, {joueuse} !")
`,
  },
  loops: {
    en: `import time

# for repeats a known number of times…
for number in range(5, 0, -1):
    print(number, "…")
    time.sleep(0.4)
print("🚀 Lift-off!")

# …while repeats as long as something is true.
height = 1
while height < 1000:
    print(f"{height:4} km", "·" * (height // 40))
    height = height * 2
`,
    fr: `import time

# for répète un nombre de fois connu d’avance…
for nombre in range(5, 0, -1):
    print(nombre, "…")
    time.sleep(0.4)
print("🚀 Décollage !")

# …while répète tant que quelque chose est vrai.
altitude = 1
while altitude < 1000:
    print(f"{altitude:4} km", "·" * (altitude // 40))
    altitude = altitude * 2
`,
  },
  functions: {
    en: `# A function is a small machine: values go in, a result comes out.
def to_fahrenheit(celsius):
    return celsius * 9 / 5 + 32


def weather(city, celsius=20):
    print(f"{city}: {celsius} °C is {to_fahrenheit(celsius):.1f} °F")


weather("Paris")
weather("Montreal", -12)
weather(city="Dakar", celsius=31)
`,
    fr: `# Une fonction est une petite machine : des valeurs entrent, un résultat sort.
def en_fahrenheit(celsius):
    return celsius * 9 / 5 + 32


def meteo(ville, celsius=20):
    print(f"{ville} : {celsius} °C, soit {en_fahrenheit(celsius):.1f} °F")


meteo("Paris")
meteo("Montréal", -12)
meteo(ville="Dakar", celsius=31)
`,
  },
  lists: {
    en: `import random

# A list keeps several values in order, counted from 0.
playlist = ["Intro", "Neon", "Gravity", "Sunrise"]
playlist.append("Encore")
print("First:", playlist[0], "– last:", playlist[-1])

random.shuffle(playlist)
for number, title in enumerate(playlist, start=1):
    print(f"{number}. {title}")

# A list made from another one.
short = [title for title in playlist if len(title) <= 5]
print("Short titles:", short)
`,
    fr: `import random

# Une liste garde plusieurs valeurs dans l’ordre, comptées à partir de 0.
titres = ["Intro", "Néon", "Gravité", "Aurore"]
titres.append("Rappel")
print("Premier :", titres[0], "– dernier :", titres[-1])

random.shuffle(titres)
for numero, titre in enumerate(titres, start=1):
    print(f"{numero}. {titre}")

# Une liste fabriquée à partir d’une autre.
courts = [titre for titre in titres if len(titre) <= 5]
print("Titres courts :", courts)
`,
  },
  conditions: {
    en: `import random

secret = random.randint(1, 20)
tries = 0
guess = 0
print("I am thinking of a number from 1 to 20.")

while guess != secret:
    guess = int(input("Your guess? "))
    tries = tries + 1
    if guess < secret:
        print("Higher!")
    elif guess > secret:
        print("Lower!")
    else:
        print(f"Yes! You found it in {tries} tries. 🎉")
`,
    fr: `import random

secret = random.randint(1, 20)
essais = 0
choix = 0
print("Je pense à un nombre entre 1 et 20.")

while choix != secret:
    choix = int(input("Ton idée ? "))
    essais = essais + 1
    if choix < secret:
        print("Plus grand !")
    elif choix > secret:
        print("Plus petit !")
    else:
        print(f"Bravo, trouvé en {essais} essais. 🎉")
`,
  },
};
