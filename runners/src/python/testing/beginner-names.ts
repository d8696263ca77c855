import type { ErrorCode } from '../page/friendly-errors.ts';

const PLAYER = `class Player:
    speed = 3
    def __init__(self):
        self.score = 0
    def hop(self):
        print("hop")
`;

/**
 * Programs with a name that Python does not have there, with the explanation, the line, and a word that it must
 * contain.
 */
export const MISTAKES_OF_NAMES: readonly [
  code: ErrorCode,
  line: number,
  program: string,
  phrase: string,
][] = [
  ['misspelt-name', 3, 'class Player:\n    pass\nPlayr()', 'Player'],
  ['misspelt-name', 2, 'score = 3\nprint(scoer)', 'score'],
  ['misspelt-name', 2, 'lenn = 3\nprint(lne)', 'len'],
  ['misspelt-name', 2, 'prime = 3\nprime(prnme)', 'prime'],
  ['misspelt-name', 2, 'points = 3\nprint(point)', 'points'],
  ['misspelt-name', 3, 'def area(side):\n    return side\naera(3)', 'area'],
  ['misspelt-name', 2, 'def total(prices):\n    return price\ntotal([1])', 'prices'],
  ['misspelt-name', 1, 'print(socre)\nscore = 3', 'score'],
  ['misspelt-name', 1, 'rnage(3)', 'range'],
  ['misspelt-name', 1, 'pint("a")', 'print'],
  ['misspelt-attribute', 7, `${PLAYER}Player().socre`, '.score'],
  ['misspelt-attribute', 1, '"abc".uppre()', '.upper'],
  ['length-of-others', 1, '"abc".lenght()', 'len(…)'],
  ['choice-needs-list', 2, 'import random\nrandom.choice(1, 2, 3)', 'random.choice([1, 2, 3])'],
  ['misspelt-name', 2, 'from random import randint\nrandit(1, 6)', 'randint'],
  ['misspelt-name', 2, 'longeur = 3\nprint(longueur)', 'longeur'],
  ['word-without-quotes', 1, 'print(hello)', 'print("hello")'],
  ['word-without-quotes', 1, 'name = input(name_please)', 'input("name_please")'],
  ['word-without-quotes', 2, 'from turtle import *\nprint(fond)', 'print("fond")'],
  ['misspelt-module', 1, 'import maths', 'import math'],
  ['misspelt-module', 1, 'import ramdom', 'import random'],
  ['misspelt-module', 1, 'from turtel import *', 'import turtle'],
  ['misspelt-module', 1, 'import tortue', 'import turtle'],
  ['misspelt-module', 1, 'import date_time', 'import datetime'],
  ['part-of-module', 2, 'import random\nprint(randint(1, 6))', 'random.randint'],
  ['part-of-module', 2, 'import math\nprint(pi)', 'math.pi'],
  ['part-of-module', 2, 'import random as rd\nchoice([1])', 'rd.choice'],
  ['random-called', 2, 'import random\nprint(random(1, 6))', 'random.randint(1, 6)'],
  ['module-called', 2, 'import time\nprint(time())', 'time'],
  ['module-called', 3, 'import math\nx = 3\nif math(x) > 2:\n    pass', 'math'],
  ['class-without-brackets', 3, 'import turtle\nt = turtle.Turtle\nt.forward(100)', 'Turtle()'],
  ['class-without-brackets', 8, `${PLAYER}p = Player\np.hop()`, 'Player()'],
  ['missing-self', 4, 'class A:\n    def hi():\n        print(1)\nA().hi()', 'def hi(self):'],
  [
    'missing-self',
    4,
    'class A:\n    def hi(name):\n        print(name)\nA().hi("Bob")',
    'def hi(self, name):',
  ],
  [
    'missing-self',
    4,
    'class A:\n    def __init__(name, age):\n        pass\nA("Bob", 3)',
    'def __init__(self, name, age):',
  ],
  [
    'forgotten-self',
    8,
    `${PLAYER}    def show(self):\n        print(score)\nPlayer().show()`,
    'self.score',
  ],
  ['forgotten-self', 8, `${PLAYER}    def run(self):\n        hop()\nPlayer().run()`, 'self.hop'],
  ['known-in-class', 7, `${PLAYER}hop()`, 'Player'],
  ['known-in-function', 4, 'def f():\n    total = 1\nf()\nprint(total)', 'return total'],
  ['name-used-early', 1, 'print(points)\npoints = 3', 'points'],
  ['name-used-early', 1, 'count += 1', 'count'],
  ['name-used-early', 3, 'if 1 > 2:\n    found = True\nprint(found)', 'found'],
  ['name-in-french', 2, 'from turtle import *\navancer(100)', 'forward'],
  ['name-in-french', 2, 'from turtle import *\ntourner(90)', 'left'],
  ['name-in-french', 2, 'from turtle import *\nreculer(100)', 'backward'],
  ['name-in-french', 3, 'import turtle\nt = turtle.Turtle()\nt.avance(100)', 'forward'],
  ['name-in-french', 1, 'afficher("salut")', 'print'],
  ['name-in-french', 1, 'nom = demander("nom")', 'input'],
  ['name-in-french', 1, 'fini = Vrai', 'True'],
];

/** Programs with an unknown name to which no other is near enough. */
export const NO_NAME_IS_NEAR: readonly string[] = [
  'print(hello)',
  'fond(3)',
  'from turtle import *\nfond(3)',
  'x = bonjour',
  'print(Marie)',
  'a = 3\nb = c',
  'score = 3\nprint(lives)',
  'print(ok)',
  'heure = 3\nprint(minute)',
  'for i in liste_de_noms:\n    print(i)',
];
