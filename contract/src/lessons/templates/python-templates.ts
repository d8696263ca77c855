import { both, type ExerciseTemplate, paragraph } from './template.ts';

/** Programs to write in Python. */
export const PYTHON_TEMPLATES: readonly ExerciseTemplate[] = [
  {
    topic: both('Variables', 'Variables'),
    exercise: {
      kind: 'python',
      id: 'score',
      title: both('Remember the score', 'Retiens le score'),
      concept: both(
        'A variable keeps a value under a name.',
        'Une variable garde une valeur sous un nom.',
      ),
      instructions: paragraph(
        'Store the number 12 in the variable <code>score</code>, then show what it holds.',
        'Range le nombre 12 dans la variable <code>score</code>, puis affiche son contenu.',
      ),
      starter: '',
      solution: 'score = 12\nprint(score)\n',
      check: [
        'r = run()',
        'expect("score" in r.variables, "no-variable")',
        'expect(r.variables["score"] == 12, "other-value")',
        'expect(r.lines == ["12"], "not-shown")\n',
      ].join('\n'),
      hints: [
        both(
          'The name is on the left of <code>=</code>, the value on the right.',
          'Le nom se met à gauche du <code>=</code>, la valeur à droite.',
        ),
        both(
          '<code>print</code> shows what a variable holds.',
          '<code>print</code> affiche ce que contient une variable.',
        ),
      ],
      feedback: {
        'no-variable': both(
          'I cannot find a variable called <code>score</code>.',
          'Je ne trouve pas de variable nommée <code>score</code>.',
        ),
        'other-value': both(
          'The variable holds something else.',
          'La variable contient autre chose.',
        ),
        'not-shown': both(
          'The variable is right. Now show it, and nothing else.',
          'La variable est juste. Il reste à l’afficher, et rien d’autre.',
        ),
      },
      wrong: [
        { code: 'score = 12\n', feedback: 'not-shown' },
        { code: 'score = "12"\nprint(score)\n', feedback: 'other-value' },
      ],
      alternatives: ['score = 10 + 2\nprint(score)\n'],
    },
  },
  {
    topic: both('Conditions', 'Conditions'),
    exercise: {
      kind: 'python',
      id: 'ticket',
      title: both('Cheaper for children', 'Moins cher pour les enfants'),
      concept: both(
        'A condition decides which line runs.',
        'Une condition décide de la ligne qui s’exécute.',
      ),
      instructions: paragraph(
        'A ticket costs 5 below the age of 12, and 8 from 12 on. Make <code>ticket(age)</code> return the price.',
        'Une place coûte 5 avant 12 ans, et 8 à partir de 12 ans. Fais que <code>ticket(age)</code> renvoie le prix.',
      ),
      starter: 'def ticket(age):\n    return 8\n',
      solution: 'def ticket(age):\n    if age < 12:\n        return 5\n    return 8\n',
      check: [
        'r = run()',
        'expect(r.call("ticket", 9) == 5, "child")',
        'expect(r.call("ticket", 40) == 8, "adult")',
        'expect(r.call("ticket", 12) == 8, "limit")\n',
      ].join('\n'),
      hints: [
        both(
          'Which ages are below 12? Write that behind <code>if</code>.',
          'Quels âges sont en dessous de 12 ? Écris-le après <code>if</code>.',
        ),
        both(
          'The line under <code>if</code> is indented.',
          'La ligne sous le <code>if</code> est décalée.',
        ),
      ],
      feedback: {
        child: both('A child of 9 pays too much.', 'Un enfant de 9 ans paie trop cher.'),
        adult: both('At 40 the price is not 8.', 'À 40 ans, le prix n’est pas 8.'),
        limit: both(
          'Nearly. Is somebody of exactly 12 still below 12?',
          'Presque. À 12 ans tout juste, est-on encore en dessous de 12 ?',
        ),
      },
      wrong: [
        {
          code: 'def ticket(age):\n    if age <= 12:\n        return 5\n    return 8\n',
          feedback: 'limit',
        },
        { code: 'def ticket(age):\n    return 5\n', feedback: 'adult' },
      ],
      alternatives: ['def ticket(age):\n    return 8 if age >= 12 else 5\n'],
    },
  },
  {
    topic: both('Loops', 'Boucles'),
    exercise: {
      kind: 'python',
      id: 'one-to-five',
      title: both('From 1 to 5', 'De 1 à 5'),
      concept: both(
        '<code>range</code> begins where you say, and stops before its end.',
        '<code>range</code> commence où on veut, et s’arrête avant sa fin.',
      ),
      instructions: paragraph(
        'Show the numbers from 1 to 5, one on each line, with a loop.',
        'Affiche les nombres de 1 à 5, un par ligne, avec une boucle.',
      ),
      starter: 'for n in range(5):\n    print(n)\n',
      solution: 'for n in range(1, 6):\n    print(n)\n',
      check: [
        'r = run()',
        'expect(r.lines, "nothing")',
        'expect(r.lines[0] != "0", "from-zero")',
        'expect(r.lines == ["1", "2", "3", "4", "5"], "other")\n',
      ].join('\n'),
      hints: [
        both(
          'With two numbers, <code>range</code> begins at the first one.',
          'Avec deux nombres, <code>range</code> commence au premier.',
        ),
        both(
          'The second number itself is not reached.',
          'Le second nombre, lui, n’est pas atteint.',
        ),
      ],
      feedback: {
        nothing: both('Nothing is shown.', 'Rien ne s’affiche.'),
        'from-zero': both(
          'You count from 0. Where should it begin?',
          'Tu comptes à partir de 0. Où faut-il commencer ?',
        ),
        other: both(
          'These are not the numbers from 1 to 5, one on each line.',
          'Ce ne sont pas les nombres de 1 à 5, un par ligne.',
        ),
      },
      wrong: [
        { code: 'for n in range(1, 5):\n    print(n)\n', feedback: 'other' },
        { code: 'for n in range(6):\n    print(n)\n', feedback: 'from-zero' },
      ],
      alternatives: ['n = 1\nwhile n <= 5:\n    print(n)\n    n = n + 1\n'],
    },
  },
  {
    topic: both('Functions', 'Fonctions'),
    exercise: {
      kind: 'python',
      id: 'double',
      title: both('Give it back', 'Renvoie-le'),
      concept: both(
        'A function hands its result back with <code>return</code>.',
        'Une fonction rend son résultat avec <code>return</code>.',
      ),
      instructions: paragraph(
        'Make <code>double(n)</code> <strong>return</strong> twice the number.',
        'Fais que <code>double(n)</code> <strong>renvoie</strong> deux fois le nombre.',
      ),
      starter: 'def double(n):\n    print(n * 2)\n',
      solution: 'def double(n):\n    return n * 2\n',
      check: [
        'r = run()',
        'expect(r.call("double", 4) is not None, "returns-nothing")',
        'expect(r.call("double", 4) == 8 and r.call("double", 7) == 14, "other")\n',
      ].join('\n'),
      hints: [
        both(
          'Showing a number and returning it are two things.',
          'Afficher un nombre et le renvoyer, ce n’est pas la même chose.',
        ),
        both('One word of the program is enough.', 'Il suffit de changer un mot du programme.'),
      ],
      feedback: {
        'returns-nothing': both('The function returns nothing.', 'La fonction ne renvoie rien.'),
        other: both('It returns another number.', 'Elle renvoie un autre nombre.'),
      },
      wrong: [
        { code: 'def double(n):\n    n * 2\n', feedback: 'returns-nothing' },
        { code: 'def double(n):\n    return n + 2\n', feedback: 'other' },
      ],
      alternatives: ['def double(n):\n    return n + n\n'],
    },
  },
];
