import type { LinkedRouteName } from '../lib/paths.ts';

/** The links of the navigation bar, in order. */
export const MAIN_LINKS: readonly LinkedRouteName[] = ['home', 'courses', 'about'];

/** The training rooms, in the order of their menu. */
export const ROOM_LINKS: readonly LinkedRouteName[] = [
  'pythonRoom',
  'webRoom',
  'gameRoom',
  'aiLab',
  'examples',
];

/** The links of the footer, by column. */
export const FOOTER_LINKS: readonly {
  readonly title: 'learn' | 'discover' | 'rules' | 'account';
  readonly links: readonly LinkedRouteName[];
}[] = [
  {
    title: 'learn',
    links: ['courses', 'learningPaths', 'challenges', ...ROOM_LINKS, 'aiTeacher'],
  },
  {
    title: 'discover',
    links: [
      'about',
      'live',
      'puzzle',
      'gallery',
      'explorables',
      'careers',
      'blog',
      'partners',
      'teachers',
      'parents',
    ],
  },
  { title: 'rules', links: ['help', 'legal', 'privacy', 'accessibility'] },
  { title: 'account', links: ['auth', 'register', 'dashboard', 'mentoring', 'mentors'] },
];
