/**
 * The lesson that the demonstration follows: the free lesson “Making decisions”, with its exercises in the order of its
 * steps. A test compares it with the content.
 */
export const DEMO_LESSON = {
  id: 'discovery-conditions',
  title: { en: 'Making decisions', fr: 'Prendre des décisions' },
  steps: 15,
  exercises: [
    { id: 'low-battery', step: 7, title: { en: 'Charger or not', fr: 'Chargeur ou pas' } },
    { id: 'roller-coaster', step: 8, title: { en: 'The roller coaster', fr: 'Le grand huit' } },
    {
      id: 'first-open-door',
      step: 10,
      title: { en: 'What does this program show?', fr: 'Qu’affiche ce programme ?' },
    },
    { id: 'two-ifs', step: 13, title: { en: 'One chain or two?', fr: 'Une suite ou deux ?' } },
    {
      id: 'group-chat',
      step: 14,
      title: { en: 'How is the group chat?', fr: 'Ça bouge dans le groupe ?' },
    },
  ],
} as const;

/** The other free lessons that the class has, or is going to have, in their order. */
export const DEMO_ASSIGNED = [
  {
    id: 'discovery-printing',
    title: { en: 'Your first program', fr: 'Ton premier programme' },
    weeksAgo: 5,
  },
  {
    id: 'discovery-variables',
    title: {
      en: 'Variables: give things a name',
      fr: 'Les variables : donne un nom aux choses',
    },
    weeksAgo: 4,
  },
  {
    id: 'discovery-numbers',
    title: {
      en: 'Numbers and text: guess the output',
      fr: 'Nombres et textes : devine ce qui s’affiche',
    },
    weeksAgo: 3,
  },
  {
    id: 'discovery-input',
    title: { en: 'Programs that listen', fr: 'Des programmes qui t’écoutent' },
    weeksAgo: 2,
  },
  {
    id: 'discovery-loops',
    title: { en: 'Loops: again and again', fr: 'Les boucles : encore et encore' },
    weeksAgo: -1,
  },
] as const;
