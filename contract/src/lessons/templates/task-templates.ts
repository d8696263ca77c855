import { both, type ExerciseTemplate, paragraph } from './template.ts';

/** Programs that are completed, put in order, repaired or invented. */
export const TASK_TEMPLATES: readonly ExerciseTemplate[] = [
  {
    topic: both('Lists', 'Listes'),
    exercise: {
      kind: 'python',
      task: 'fill',
      id: 'one-more-fruit',
      title: both('One more fruit', 'Un fruit de plus'),
      concept: both('A list can grow.', 'Une liste peut s’agrandir.'),
      instructions: paragraph(
        'Put the melon into the list, then show how many fruits there are.',
        'Mets le melon dans la liste, puis affiche combien il y a de fruits.',
      ),
      template: 'fruits = ["kiwi", "mango"]\nfruits.⟦append⟧("melon")\nprint(⟦len⟧(fruits))\n',
      check: 'r = run()\nexpect(r.lines, "nothing")\nexpect(r.lines == ["3"], "other")\n',
      hints: [
        both('The first word adds at the end.', 'Le premier mot ajoute à la fin.'),
        both(
          'The second word is short for “length”.',
          'Le second mot est l’abréviation de « length », la longueur.',
        ),
      ],
      feedback: {
        nothing: both('Nothing is shown.', 'Rien ne s’affiche.'),
        other: both('That is not the number of fruits.', 'Ce n’est pas le nombre de fruits.'),
      },
      wrong: [
        { blanks: ['append', 'max'], feedback: 'other' },
        { blanks: ['add', 'len'], feedback: 'error' },
      ],
    },
  },
  {
    topic: both('Loops', 'Boucles'),
    exercise: {
      kind: 'python',
      task: 'arrange',
      id: 'add-up',
      title: both('Add them up', 'Fais la somme'),
      concept: both(
        'A sum begins at zero, before the loop.',
        'Une somme commence à zéro, avant la boucle.',
      ),
      instructions: paragraph(
        'Put the lines in order: the program shows the sum once.',
        'Remets les lignes en ordre : le programme affiche la somme une seule fois.',
      ),
      lines: 'total = 0\nfor n in [2, 3, 4]:\n    total = total + n\nprint(total)\n',
      distractors: '',
      indent: true,
      check: [
        'r = run()',
        'expect(r.lines, "nothing")',
        'expect(len(r.lines) == 1, "often")',
        'expect(r.lines == ["9"], "other")\n',
      ].join('\n'),
      hints: [
        both(
          'What must exist before the loop begins?',
          'Que faut-il avant que la boucle commence ?',
        ),
        both(
          'A line that runs once is not indented.',
          'Une ligne qui s’exécute une seule fois n’est pas décalée.',
        ),
      ],
      feedback: {
        nothing: both('Nothing is shown.', 'Rien ne s’affiche.'),
        often: both('The sum is shown more than once.', 'La somme s’affiche plusieurs fois.'),
        other: both('That is not the sum.', 'Ce n’est pas la somme.'),
      },
      wrong: [
        {
          code: 'total = 0\nfor n in [2, 3, 4]:\n    total = total + n\n    print(total)\n',
          feedback: 'often',
        },
        {
          code: 'for n in [2, 3, 4]:\n    total = total + n\ntotal = 0\nprint(total)\n',
          feedback: 'error',
        },
      ],
    },
  },
  {
    topic: both('Finding a bug', 'Trouver un bug'),
    exercise: {
      kind: 'python',
      task: 'fix',
      id: 'minutes',
      title: both('Minutes get lost', 'Des minutes se perdent'),
      concept: both(
        'A test with other numbers shows what is forgotten.',
        'Un essai avec d’autres nombres montre ce qu’on oublie.',
      ),
      instructions: paragraph(
        '<code>minutes(h, m)</code> turns hours and minutes into minutes. Repair it.',
        '<code>minutes(h, m)</code> convertit des heures et des minutes en minutes. Répare-la.',
      ),
      failing_case: paragraph(
        'For 2 hours and 15 minutes it should return 135. Instead it returns 120.',
        'Pour 2 heures et 15 minutes, elle devrait renvoyer 135. Au lieu de ça, elle renvoie 120.',
      ),
      starter: 'def minutes(h, m):\n    return h * 60\n',
      solution: 'def minutes(h, m):\n    return h * 60 + m\n',
      check: [
        'r = run()',
        'got = r.call("minutes", 2, 15)',
        'expect(got != 120, "lost")',
        'expect(got == 135, "other")',
        'expect(r.call("minutes", 1, 5) == 65, "always")\n',
      ].join('\n'),
      hints: [
        both('Which of the two numbers is never used?', 'Lequel des deux nombres ne sert jamais ?'),
        both(
          'The missing minutes are added at the end.',
          'Les minutes oubliées s’ajoutent à la fin.',
        ),
      ],
      feedback: {
        lost: both('The 15 minutes are still lost.', 'Les 15 minutes se perdent toujours.'),
        other: both('Another number comes out.', 'Un autre nombre sort.'),
        always: both(
          'Right for this time, but not for others.',
          'Juste pour cette durée, mais pas pour les autres.',
        ),
      },
      wrong: [
        { code: 'def minutes(h, m):\n    return h + m\n', feedback: 'other' },
        { code: 'def minutes(h, m):\n    return 135\n', feedback: 'always', hard_coded: true },
      ],
      alternatives: ['def minutes(h, m):\n    return m + 60 * h\n'],
    },
  },
  {
    topic: both('A project of one’s own', 'Un projet à soi'),
    exercise: {
      kind: 'python',
      task: 'open',
      id: 'my-robot',
      title: both('My robot', 'Mon robot'),
      summary: both('A robot that answers, in its own way.', 'Un robot qui répond, à sa façon.'),
      instructions: paragraph(
        'Write a robot: <code>robot(message)</code> returns what it answers. Then let it speak.',
        'Écris un robot : <code>robot(message)</code> renvoie sa réponse. Puis fais-le parler.',
      ),
      starter: 'def robot(message):\n    return ""\n',
      solution: [
        'def robot(message):',
        '    if "?" in message:',
        '        return "???"',
        '    return message.upper() + "!"',
        '',
        'for words in ["bip", "robot ?", "tac"]:',
        '    print(robot(words))\n',
      ].join('\n'),
      prepare: 'r = run()\n',
      checklist: [
        {
          id: 'answers',
          text: both('It answers.', 'Il répond.'),
          hint: both(
            '<code>robot("bip")</code> returns no text yet.',
            '<code>robot("bip")</code> ne renvoie pas encore de texte.',
          ),
          check:
            'expect(isinstance(r.call("robot", "bip"), str) and r.call("robot", "bip") != "")\n',
        },
        {
          id: 'question',
          text: both('It answers questions differently.', 'Il répond autrement aux questions.'),
          hint: both(
            'Look for <code>?</code> in the message.',
            'Cherche un <code>?</code> dans le message.',
          ),
          check: 'expect(r.call("robot", "bip") != r.call("robot", "bip ?"))\n',
        },
        {
          id: 'speaks',
          text: both('It says at least three lines.', 'Il dit au moins trois lignes.'),
          hint: both(
            'Call it three times, and show it.',
            'Appelle-le trois fois, et affiche ses réponses.',
          ),
          check: 'expect(len(r.lines) >= 3)\n',
        },
      ],
      hints: [
        both('Begin with one answer for everything.', 'Commence par une seule réponse à tout.'),
        both('A loop lets it speak several times.', 'Une boucle le fait parler plusieurs fois.'),
      ],
      wrong: [
        { code: 'def robot(message):\n    print(message)\n', feedback: 'answers' },
        { code: 'def robot(message):\n    return "bip"\n', feedback: 'question' },
      ],
      alternatives: [
        'def robot(message):\n    return message + " = " + str(len(message))\n\nprint(robot("a"))\nprint(robot("bb"))\nprint(robot("ccc ?"))\n',
      ],
    },
  },
];
