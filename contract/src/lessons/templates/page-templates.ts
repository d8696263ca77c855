import { both, type ExerciseTemplate, paragraph } from './template.ts';

/** Pages and drawings. */
export const PAGE_TEMPLATES: readonly ExerciseTemplate[] = [
  {
    topic: both('HTML', 'HTML'),
    exercise: {
      kind: 'web',
      id: 'my-band',
      title: both('A page for a band', 'Une page pour un groupe'),
      concept: both(
        'Tags say what a text is: a heading, a list.',
        'Les balises disent ce qu’est un texte : un titre, une liste.',
      ),
      instructions: paragraph(
        'Give the page a heading, and a list of three songs below it.',
        'Donne à la page un titre, puis une liste de trois chansons.',
      ),
      starter: { html: both('<p>My band</p>\n', '<p>Mon groupe</p>\n') },
      solution: {
        html: both(
          '<h1>My band</h1>\n<ul>\n  <li>Rain</li>\n  <li>Sand</li>\n  <li>Moon</li>\n</ul>\n',
          '<h1>Mon groupe</h1>\n<ul>\n  <li>Pluie</li>\n  <li>Sable</li>\n  <li>Lune</li>\n</ul>\n',
        ),
      },
      check: [
        "expect(one('h1') && text('h1') !== '', 'no-heading');",
        "expect(all('ul > li, ol > li').length >= 3, 'few-songs');\n",
      ].join('\n'),
      hints: [
        both(
          'The largest heading is <code>&lt;h1&gt;</code>.',
          'Le plus grand titre est <code>&lt;h1&gt;</code>.',
        ),
        both(
          'A list is <code>&lt;ul&gt;</code>, with one <code>&lt;li&gt;</code> for each song.',
          'Une liste, c’est <code>&lt;ul&gt;</code>, avec un <code>&lt;li&gt;</code> par chanson.',
        ),
      ],
      feedback: {
        'no-heading': both(
          'There is no heading with words yet.',
          'Il n’y a pas encore de titre avec des mots.',
        ),
        'few-songs': both(
          'The list has fewer than three songs.',
          'La liste a moins de trois chansons.',
        ),
      },
      wrong: [
        { html: '<h1>Bip</h1>\n<p>1, 2, 3</p>\n', feedback: 'few-songs' },
        { html: '<ul><li>1</li><li>2</li><li>3</li></ul>\n', feedback: 'no-heading' },
      ],
      alternatives: [{ html: '<h1>Bip</h1>\n<ol><li>1</li><li>2</li><li>3</li><li>4</li></ol>\n' }],
    },
  },
  {
    topic: both('CSS', 'CSS'),
    exercise: {
      kind: 'web',
      id: 'green-heading',
      title: both('A green heading', 'Un titre vert'),
      concept: both(
        'A rule of CSS chooses elements, and gives them a look.',
        'Une règle CSS choisit des éléments et leur donne une apparence.',
      ),
      instructions: paragraph(
        'Make the heading green, and leave the paragraph as it is.',
        'Mets le titre en vert, sans toucher au paragraphe.',
      ),
      starter: { html: '<h1>Bip</h1>\n<p>Tac</p>\n', css: '' },
      solution: { css: 'h1 {\n  color: green;\n}\n' },
      check: [
        "expect(style('h1', 'color') === 'rgb(0, 128, 0)', 'not-green');",
        "expect(style('p', 'color') !== 'rgb(0, 128, 0)', 'everything');\n",
      ].join('\n'),
      hints: [
        both(
          'The rule begins with the name of the element.',
          'La règle commence par le nom de l’élément.',
        ),
        both(
          'The colour of words is called <code>color</code>.',
          'La couleur des mots s’appelle <code>color</code>.',
        ),
      ],
      feedback: {
        'not-green': both('The heading is not green.', 'Le titre n’est pas vert.'),
        everything: both('The paragraph is green too.', 'Le paragraphe est vert lui aussi.'),
      },
      wrong: [
        { css: 'body {\n  color: green;\n}\n', feedback: 'everything' },
        { css: 'h1 {\n  background-color: green;\n}\n', feedback: 'not-green' },
      ],
      alternatives: [{ css: 'h1 { color: #008000; }\n' }],
    },
  },
  {
    topic: both('Drawing with p5', 'Dessiner avec p5'),
    exercise: {
      kind: 'p5',
      id: 'in-the-middle',
      title: both('In the middle', 'Au milieu'),
      concept: both(
        'A place on the canvas is two numbers: across and down.',
        'Un endroit de la toile, c’est deux nombres : vers la droite et vers le bas.',
      ),
      instructions: paragraph(
        'Draw a circle in the middle of the canvas of 200 by 200 pixels.',
        'Dessine un cercle au milieu de la toile de 200 pixels sur 200.',
      ),
      starter:
        'function setup() {\n  createCanvas(200, 200);\n}\n\nfunction draw() {\n  background(230);\n}\n',
      solution:
        'function setup() {\n  createCanvas(200, 200);\n}\n\nfunction draw() {\n  background(230);\n  circle(100, 100, 50);\n}\n',
      check: [
        'await frames(1);',
        "const [found] = drawn('circle');",
        "expect(found, 'no-circle');",
        "expect(found[0] === 100 && found[1] === 100, 'elsewhere');\n",
      ].join('\n'),
      hints: [
        both(
          '<code>circle</code> takes three numbers: the place, then the size.',
          '<code>circle</code> prend trois nombres : l’endroit, puis la taille.',
        ),
        both('Half of 200 is the middle.', 'La moitié de 200, c’est le milieu.'),
      ],
      feedback: {
        'no-circle': both('There is no circle yet.', 'Il n’y a pas encore de cercle.'),
        elsewhere: both('The circle is elsewhere.', 'Le cercle est ailleurs.'),
      },
      wrong: [
        {
          code: 'function setup() {\n  createCanvas(200, 200);\n}\n\nfunction draw() {\n  circle(200, 200, 50);\n}\n',
          feedback: 'elsewhere',
        },
        {
          code: 'function setup() {\n  createCanvas(200, 200);\n}\n\nfunction draw() {\n  square(100, 100, 50);\n}\n',
          feedback: 'no-circle',
        },
      ],
      alternatives: [
        'function setup() {\n  createCanvas(200, 200);\n}\n\nfunction draw() {\n  circle(width / 2, height / 2, 80);\n}\n',
      ],
    },
  },
];
