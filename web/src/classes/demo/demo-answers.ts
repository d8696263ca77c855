import type { Bilingual } from '@codivia/contract/api/language';

/** A wrong answer, and what the page says about it. */
interface WrongAnswer {
  written: Bilingual;
  message: Bilingual;
}

/** The work of pupils in an exercise: a program, the answer to a question, or the predicted output of a program. */
export interface DemoAnswers {
  kind: 'program' | 'question' | 'prediction';
  /** The program whose output is predicted. */
  program?: Bilingual;
  /** The text that stands there before anything was written. */
  begun?: Bilingual;
  solved: Bilingual;
  wrong: readonly [WrongAnswer, WrongAnswer];
}

/** The answers to the exercises of the lesson, from its authors: a test compares them with the content. */
export const DEMO_ANSWERS: Readonly<Record<string, DemoAnswers>> = {
  'low-battery': {
    kind: 'program',
    begun: {
      en: `battery = int(input("Battery? "))
if battery < 20:
`,
      fr: `batterie = int(input("Batterie ? "))
if batterie < 20:
`,
    },
    solved: {
      en: `battery = int(input("Battery? "))
if battery < 20:
    print("Quick, a charger!")
else:
    print("All is well.")
print("Back to the game.")
`,
      fr: `batterie = int(input("Batterie ? "))
if batterie < 20:
    print("Vite, un chargeur !")
else:
    print("Tout va bien.")
print("On reprend.")
`,
    },
    wrong: [
      {
        written: {
          en: `battery = int(input("Battery? "))
if battery < 20:
    print("Quick, a charger!")
else:
    print("All is well.")
    print("Back to the game.")
`,
          fr: `batterie = int(input("Batterie ? "))
if batterie < 20:
    print("Vite, un chargeur !")
else:
    print("Tout va bien.")
    print("On reprend.")
`,
        },
        message: {
          en: 'The last sentence comes only in one of the cases. What does it depend on?',
          fr: 'La dernière phrase ne s’affiche que dans l’un des cas. De quoi dépend-elle ?',
        },
      },
      {
        written: {
          en: `battery = int(input("Battery? "))
if battery > 20:
    print("Quick, a charger!")
else:
    print("All is well.")
print("Back to the game.")
`,
          fr: `batterie = int(input("Batterie ? "))
if batterie > 20:
    print("Vite, un chargeur !")
else:
    print("Tout va bien.")
print("On reprend.")
`,
        },
        message: {
          en: 'With a full battery it calls for a charger. Read the condition again.',
          fr: 'Il réclame un chargeur avec une batterie pleine. Relis la condition.',
        },
      },
    ],
  },
  'roller-coaster': {
    kind: 'program',
    begun: {
      en: `height = int(input("Height in cm? "))
print("You can ride")
print("Not yet")
`,
      fr: `taille = int(input("Taille en cm ? "))
print("Tu peux monter")
print("Pas encore")
`,
    },
    solved: {
      en: `height = int(input("Height in cm? "))
if height >= 140:
    print("You can ride")
else:
    print("Not yet")
`,
      fr: `taille = int(input("Taille en cm ? "))
if taille >= 140:
    print("Tu peux monter")
else:
    print("Pas encore")
`,
    },
    wrong: [
      {
        written: {
          en: `height = int(input("Height in cm? "))
if height > 140:
    print("You can ride")
else:
    print("Not yet")
`,
          fr: `taille = int(input("Taille en cm ? "))
if taille > 140:
    print("Tu peux monter")
else:
    print("Pas encore")
`,
        },
        message: {
          en: 'Someone who is exactly 140 cm tall is turned away. Should they be?',
          fr: 'Quelqu’un qui mesure pile 140 cm est refusé. Est-ce voulu ?',
        },
      },
      {
        written: {
          en: `height = input("Height in cm? ")
if height >= 140:
    print("You can ride")
else:
    print("Not yet")
`,
          fr: `taille = input("Taille en cm ? ")
if taille >= 140:
    print("Tu peux monter")
else:
    print("Pas encore")
`,
        },
        message: {
          en: 'TypeError: you are comparing text with a number. What input hands over has to be converted first.',
          fr: 'TypeError : tu compares un texte et un nombre. Il faut d’abord convertir ce que donne input.',
        },
      },
    ],
  },
  'first-open-door': {
    kind: 'question',
    solved: { en: 'Well played', fr: 'Bien joué' },
    wrong: [
      {
        written: { en: 'Brilliant', fr: 'Énorme' },
        message: {
          en: '95 is more than 90, true. But does Python ever get as far as that question?',
          fr: '95 dépasse 90, c’est vrai. Mais Python arrive-t-il seulement jusqu’à cette question ?',
        },
      },
      {
        written: { en: 'Well played, then Brilliant', fr: 'Bien joué, puis Énorme' },
        message: {
          en: 'Both conditions are true, but between if, elif and else, only one door ever opens.',
          fr: 'Les deux conditions sont vraies, mais entre if, elif et else, une seule porte s’ouvre.',
        },
      },
    ],
  },
  'two-ifs': {
    kind: 'prediction',
    program: {
      en: `points = 40
if points >= 20:
    print("bronze")
elif points >= 40:
    print("silver")
if points == 40:
    print("round number")
else:
    print("odd number")
print("next player")
`,
      fr: `points = 40
if points >= 20:
    print("bronze")
elif points >= 40:
    print("argent")
if points == 40:
    print("compte rond")
else:
    print("presque rond")
print("au suivant")
`,
    },
    solved: {
      en: `bronze
round number
next player`,
      fr: `bronze
compte rond
au suivant`,
    },
    wrong: [
      {
        written: {
          en: `bronze
silver
round number
next player`,
          fr: `bronze
argent
compte rond
au suivant`,
        },
        message: {
          en: '40 is at least 40, that’s true. But does Python still ask, once a door has opened?',
          fr: '40 vaut au moins 40, c’est vrai. Mais Python pose-t-il encore la question une fois qu’une porte s’est ouverte ?',
        },
      },
      {
        written: {
          en: `bronze
next player`,
          fr: `bronze
au suivant`,
        },
        message: {
          en: 'The second if is no elif: it doesn’t care what happened before.',
          fr: 'Le deuxième if n’est pas un elif : ce qui s’est passé avant ne le regarde pas.',
        },
      },
    ],
  },
  'group-chat': {
    kind: 'program',
    begun: {
      en: `messages = int(input("Unread messages? "))
if messages == 0:
    print("Silence")
`,
      fr: `messages = int(input("Messages non lus ? "))
if messages == 0:
    print("Silence")
`,
    },
    solved: {
      en: `messages = int(input("Unread messages? "))
if messages == 0:
    print("Silence")
elif messages < 10:
    print("Small talk")
else:
    print("Drama")
`,
      fr: `messages = int(input("Messages non lus ? "))
if messages == 0:
    print("Silence")
elif messages < 10:
    print("Bavardage")
else:
    print("Drame")
`,
    },
    wrong: [
      {
        written: {
          en: `messages = int(input("Unread messages? "))
if messages == 0:
    print("Silence")
if messages < 10:
    print("Small talk")
else:
    print("Drama")
`,
          fr: `messages = int(input("Messages non lus ? "))
if messages == 0:
    print("Silence")
if messages < 10:
    print("Bavardage")
else:
    print("Drame")
`,
        },
        message: {
          en: 'In some cases several answers appear. Do your doors belong together, or are there separate ifs that all get asked?',
          fr: 'Dans certains cas, plusieurs réponses s’affichent. Tes portes vont-elles ensemble, ou est-ce que ce sont des if séparés, posés l’un après l’autre ?',
        },
      },
      {
        written: {
          en: `messages = int(input("Unread messages? "))
if messages == 0:
    print("Silence")
elif messages <= 10:
    print("Small talk")
else:
    print("Drama")
`,
          fr: `messages = int(input("Messages non lus ? "))
if messages == 0:
    print("Silence")
elif messages <= 10:
    print("Bavardage")
else:
    print("Drame")
`,
        },
        message: {
          en: 'Exactly 10 messages go through the wrong door. Is 10 included or not?',
          fr: 'Pile 10 messages passent par la mauvaise porte. Le 10 est-il compris ou non ?',
        },
      },
    ],
  },
};
