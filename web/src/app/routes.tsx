import type { ComponentType } from 'react';
import { ROUTES, type RouteName } from '../lib/paths.ts';
import type { secondaryPages } from '../pages/secondary-pages.ts';
import { type PageTexts, page } from './page.tsx';

/** All that the browser knows of a page; what only the server needs is in `server/server-routes.ts`. */
export interface PageRoute {
  /** Fetches the component, when the page is first visited. */
  load: () => Promise<ComponentType>;
  /** The texts it shows, besides `common`. */
  texts: PageTexts;
  /**
   * `hydrate`: the browser takes over the document of the server, since the page begins alike for everyone.
   * `client`: the document is for readers without scripts and for search engines; the browser renders again.
   * `private`: as `client`, and search engines do not list it.
   */
  mode: 'hydrate' | 'client' | 'private';
}

const ROOM_TEXTS = ['rooms', 'projects', 'editor'] as const;
const authPage = async () => (await import('../pages/auth/auth-page.tsx')).AuthPage;

/** A page whose texts are named and registered in pages/secondary-pages.ts. */
function secondary(name: keyof typeof secondaryPages, mode: PageRoute['mode']): PageRoute {
  const record = async () => (await import('../pages/secondary-pages.ts')).secondaryPages[name];
  return {
    load: async () => (await record()).load(),
    texts: async () => (await record()).texts,
    mode,
  };
}

/** One record per page. Its address is in `lib/paths.ts`, which anything that links may import. */
export const PAGE_ROUTES: { readonly [Name in RouteName]: PageRoute } = {
  home: {
    load: async () => (await import('../pages/home/home-page.tsx')).HomePage,
    texts: ['home'],
    mode: 'hydrate',
  },
  trialLesson: {
    load: async () => (await import('../pages/lesson/trial-lesson-page.tsx')).TrialLessonPage,
    texts: ['trial-lesson', 'lessons', 'python', 'exercise', 'editor', 'rewards'],
    mode: 'client',
  },
  courses: {
    load: async () => (await import('../pages/courses/courses-page.tsx')).CoursesPage,
    texts: ['courses'],
    mode: 'hydrate',
  },
  course: {
    load: async () => (await import('../pages/course/course-page.tsx')).CoursePage,
    texts: ['courses', 'first-step', 'course-project', 'course-certificate'],
    mode: 'hydrate',
  },
  learningPaths: secondary('learningPaths', 'hydrate'),
  learningPath: secondary('learningPath', 'hydrate'),
  lesson: {
    load: async () => (await import('../pages/lesson/lesson-page.tsx')).LessonPage,
    texts: ['lessons', 'python', 'exercise', 'editor', 'rewards'],
    mode: 'private',
  },
  dashboard: secondary('dashboard', 'private'),
  auth: {
    load: authPage,
    texts: ['accounts', 'account-rules', 'gift-cards', 'subscriptions'],
    mode: 'private',
  },
  register: {
    load: authPage,
    texts: ['accounts', 'account-rules', 'gift-cards', 'subscriptions'],
    mode: 'private',
  },
  forgotPassword: secondary('forgotPassword', 'private'),
  resetPassword: secondary('resetPassword', 'private'),
  verify: secondary('verify', 'private'),
  certificate: secondary('certificate', 'private'),
  pythonRoom: {
    load: async () => (await import('../training/python-room/python-room-page.tsx')).PythonRoomPage,
    texts: ['python-room', 'python', ...ROOM_TEXTS],
    mode: 'hydrate',
  },
  webRoom: {
    load: async () => (await import('../training/web-room/web-room-page.tsx')).WebRoomPage,
    texts: ['web-room', 'previews', ...ROOM_TEXTS],
    mode: 'hydrate',
  },
  gameRoom: {
    load: async () => (await import('../training/game-room/game-room-page.tsx')).GameRoomPage,
    texts: ['game-room', 'game-tools', 'previews', ...ROOM_TEXTS],
    mode: 'hydrate',
  },
  aiLab: secondary('aiLab', 'hydrate'),
  examples: {
    load: async () => (await import('../training/examples/examples-page.tsx')).ExamplesPage,
    texts: ['examples'],
    mode: 'hydrate',
  },
  // The panel registers its own texts: see admin/panel/panel-texts.ts.
  admin: {
    load: async () => (await import('../admin/panel/admin-page.tsx')).AdminPage,
    texts: [],
    mode: 'private',
  },
  aiTeacher: {
    load: async () => (await import('../pages/ai-teacher/ai-teacher-page.tsx')).AiTeacherPage,
    texts: ['ai-teacher'],
    mode: 'hydrate',
  },
  community: secondary('community', 'hydrate'),
  careers: secondary('careers', 'hydrate'),
  career: secondary('career', 'hydrate'),
  blog: secondary('blog', 'hydrate'),
  about: secondary('about', 'hydrate'),
  partners: secondary('partners', 'hydrate'),
  mentors: secondary('mentors', 'hydrate'),
  privacy: {
    load: async () => (await import('../pages/privacy/privacy-page.tsx')).PrivacyPage,
    texts: ['privacy'],
    mode: 'hydrate',
  },
  legal: secondary('legal', 'hydrate'),
  developers: secondary('developers', 'client'),
  accessibility: secondary('accessibility', 'hydrate'),
  giftCardThanks: secondary('giftCardThanks', 'private'),
  help: {
    load: async () => (await import('../pages/help/help-page.tsx')).HelpPage,
    texts: ['help'],
    mode: 'hydrate',
  },
  helpAsk: secondary('helpAsk', 'client'),
  helpQuestions: secondary('helpQuestions', 'private'),
  helpArticle: {
    load: async () => (await import('../pages/help/help-article-page.tsx')).HelpArticlePage,
    texts: ['help'],
    mode: 'hydrate',
  },
  mentoring: secondary('mentoring', 'client'),
  mentoringQueue: secondary('mentoringQueue', 'private'),
  mentorConduct: secondary('mentorConduct', 'client'),
  mentoringThread: secondary('mentoringThread', 'private'),
  liveRoom: secondary('liveRoom', 'private'),
  live: secondary('live', 'client'),
  liveSchedule: secondary('liveSchedule', 'private'),
  liveSession: secondary('liveSession', 'client'),
  liveEdit: secondary('liveSchedule', 'private'),
  replays: secondary('replays', 'client'),
  replay: secondary('replay', 'private'),
  publish: secondary('publish', 'private'),
  puzzle: secondary('puzzle', 'client'),
  explorables: secondary('explorables', 'client'),
  gallery: secondary('gallery', 'client'),
  publishedProject: secondary('publishedProject', 'private'),
  portfolio: secondary('portfolio', 'client'),
  publicPortfolio: secondary('publicPortfolio', 'private'),
  challenges: secondary('challenges', 'client'),
  challenge: secondary('challenge', 'private'),
  stepNotes: secondary('stepNotes', 'private'),
  teachers: secondary('teachers', 'client'),
  classes: secondary('classes', 'private'),
  classSignIn: secondary('classSignIn', 'private'),
  parents: secondary('parents', 'hydrate'),
  family: secondary('family', 'private'),
};

/** Every page there is; each is fetched when it is first visited. */
export const PAGES = (Object.keys(ROUTES) as RouteName[]).map((name) =>
  page(name, PAGE_ROUTES[name].load, PAGE_ROUTES[name].texts),
);
