import type { ComponentType } from 'react';
import { ROUTES, type RouteName } from '../lib/paths.ts';
import type { Namespace } from '../lib/texts.ts';
import type { secondaryPages } from '../pages/secondary-pages.ts';
import { page } from './page.tsx';

/** All that the browser knows of a page; what only the server needs is in `server/server-routes.ts`. */
export interface PageRoute {
  /** Fetches the component, when the page is first visited. */
  load: () => Promise<ComponentType>;
  /** The texts it shows, besides `common`. */
  texts: readonly Namespace[];
  /**
   * `hydrate`: the browser takes over the document of the server, since the page begins alike for everyone.
   * `client`: the document is for readers without scripts and for search engines; the browser renders again.
   * `private`: as `client`, and search engines do not list it.
   */
  mode: 'hydrate' | 'client' | 'private';
}

const ROOM_TEXTS = ['rooms', 'projects', 'editor'] as const;
const authPage = async () => (await import('../pages/auth/auth-page.tsx')).AuthPage;

/** These register their own texts: see pages/secondary-pages.ts. */
const secondary = (name: keyof typeof secondaryPages) => async () =>
  (await import('../pages/secondary-pages.ts')).secondaryPages[name]();

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
  learningPaths: { load: secondary('learningPaths'), texts: ['learning-paths'], mode: 'hydrate' },
  learningPath: {
    load: secondary('learningPath'),
    texts: ['learning-paths', 'courses'],
    mode: 'hydrate',
  },
  lesson: {
    load: async () => (await import('../pages/lesson/lesson-page.tsx')).LessonPage,
    texts: ['lessons', 'python', 'exercise', 'editor', 'rewards'],
    mode: 'private',
  },
  dashboard: {
    // It shows the challenge of the week, whose texts are registered there.
    load: secondary('dashboard'),
    texts: [
      'dashboard',
      'account-rules',
      'api-tokens',
      'gift-cards',
      'personal-data',
      'projects',
      'subscriptions',
      'certificate',
      'weekly-plan',
      'weekly-mail',
      'reviews',
      'step-notes',
      'challenges',
      'puzzles',
      'python',
      'exercise',
      'tasks',
      'unfinished-project',
    ],
    mode: 'private',
  },
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
  forgotPassword: {
    load: async () =>
      (await import('../pages/forgot-password/forgot-password-page.tsx')).ForgotPasswordPage,
    texts: ['accounts', 'account-rules'],
    mode: 'private',
  },
  resetPassword: {
    load: async () =>
      (await import('../pages/reset-password/reset-password-page.tsx')).ResetPasswordPage,
    texts: ['accounts', 'account-rules'],
    mode: 'private',
  },
  verify: {
    load: async () => (await import('../pages/verify/verify-page.tsx')).VerifyPage,
    texts: ['accounts', 'account-rules'],
    mode: 'private',
  },
  certificate: {
    load: async () => (await import('../pages/certificate/certificate-page.tsx')).CertificatePage,
    texts: ['certificate'],
    mode: 'private',
  },
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
  aiLab: { load: secondary('aiLab'), texts: ['ai-lab'], mode: 'hydrate' },
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
  community: {
    load: async () => (await import('../pages/community/community-page.tsx')).CommunityPage,
    texts: ['community'],
    mode: 'hydrate',
  },
  careers: {
    load: async () => (await import('../pages/careers/careers-page.tsx')).CareersPage,
    texts: ['careers'],
    mode: 'hydrate',
  },
  career: {
    load: async () => (await import('../pages/career/career-page.tsx')).CareerPage,
    texts: ['careers', 'courses'],
    mode: 'hydrate',
  },
  blog: {
    load: async () => (await import('../pages/blog/blog-page.tsx')).BlogPage,
    texts: ['blog'],
    mode: 'hydrate',
  },
  about: {
    load: async () => (await import('../pages/about/about-page.tsx')).AboutPage,
    texts: ['about'],
    mode: 'hydrate',
  },
  partners: {
    load: async () => (await import('../pages/partners/partners-page.tsx')).PartnersPage,
    texts: ['partners'],
    mode: 'hydrate',
  },
  mentors: {
    load: async () => (await import('../pages/mentors/mentors-page.tsx')).MentorsPage,
    texts: ['mentors'],
    mode: 'hydrate',
  },
  privacy: {
    load: async () => (await import('../pages/privacy/privacy-page.tsx')).PrivacyPage,
    texts: ['privacy'],
    mode: 'hydrate',
  },
  legal: {
    load: async () => (await import('../pages/legal/legal-page.tsx')).LegalPage,
    texts: ['legal'],
    mode: 'hydrate',
  },
  developers: {
    load: secondary('developers'),
    texts: ['developers'],
    mode: 'client',
  },
  accessibility: {
    load: async () =>
      (await import('../pages/accessibility/accessibility-page.tsx')).AccessibilityPage,
    texts: ['accessibility'],
    mode: 'hydrate',
  },
  giftCardThanks: {
    load: async () =>
      (await import('../pages/gift-card-thanks/gift-card-thanks-page.tsx')).GiftCardThanksPage,
    texts: ['gift-cards'],
    mode: 'private',
  },
  help: {
    load: async () => (await import('../pages/help/help-page.tsx')).HelpPage,
    texts: ['help'],
    mode: 'hydrate',
  },
  helpAsk: {
    load: async () => (await import('../pages/help/ask-page.tsx')).AskPage,
    texts: ['help'],
    mode: 'client',
  },
  helpQuestions: {
    load: async () => (await import('../pages/help/questions-page.tsx')).QuestionsPage,
    texts: ['help'],
    mode: 'private',
  },
  helpArticle: {
    load: async () => (await import('../pages/help/help-article-page.tsx')).HelpArticlePage,
    texts: ['help'],
    mode: 'hydrate',
  },
  mentoring: {
    load: async () => (await import('../pages/mentoring/mentoring-page.tsx')).MentoringPage,
    texts: ['mentoring'],
    mode: 'client',
  },
  mentoringQueue: {
    load: async () => (await import('../pages/mentor-queue/mentor-queue-page.tsx')).MentorQueuePage,
    texts: ['mentoring', 'mentor-queue'],
    mode: 'private',
  },
  mentorConduct: {
    load: async () =>
      (await import('../pages/mentor-conduct/mentor-conduct-page.tsx')).MentorConductPage,
    texts: ['mentor-conduct'],
    mode: 'client',
  },
  mentoringThread: {
    load: async () =>
      (await import('../pages/mentoring/mentoring-thread-page.tsx')).MentoringThreadPage,
    texts: ['mentoring', 'difference', 'editor', 'exercise', 'python'],
    mode: 'private',
  },
  liveRoom: {
    load: secondary('liveRoom'),
    texts: ['live-room', 'live-stage', 'editor', 'python', 'previews'],
    mode: 'private',
  },
  live: {
    load: secondary('live'),
    texts: ['live-sessions', 'live-replays'],
    mode: 'client',
  },
  liveSchedule: {
    load: secondary('liveSchedule'),
    texts: ['live-sessions', 'live-schedule'],
    mode: 'private',
  },
  liveSession: {
    load: secondary('liveSession'),
    texts: ['live-sessions'],
    mode: 'client',
  },
  liveEdit: {
    load: secondary('liveSchedule'),
    texts: ['live-sessions', 'live-schedule'],
    mode: 'private',
  },
  replays: {
    load: secondary('replays'),
    texts: ['replay', 'live-replays'],
    mode: 'client',
  },
  replay: {
    load: secondary('replay'),
    texts: ['replay', 'live-replays', 'live-stage', 'editor', 'python', 'previews'],
    mode: 'private',
  },
  publish: {
    load: secondary('publish'),
    texts: ['gallery', 'project-reviews', 'mentoring', 'sharing', 'thumbnails', 'editor'],
    mode: 'private',
  },
  puzzle: {
    load: secondary('puzzle'),
    texts: ['puzzles', 'python', 'exercise', 'editor', 'tasks', 'previews'],
    mode: 'client',
  },
  explorables: {
    load: secondary('explorables'),
    texts: ['explorables'],
    mode: 'client',
  },
  gallery: {
    load: secondary('gallery'),
    texts: ['project-gallery', 'gallery'],
    mode: 'client',
  },
  publishedProject: {
    load: secondary('publishedProject'),
    texts: ['gallery', 'project-reviews', 'mentoring', 'python', 'previews', 'editor'],
    mode: 'private',
  },
  portfolio: { load: secondary('portfolio'), texts: ['portfolio'], mode: 'client' },
  publicPortfolio: {
    load: secondary('publicPortfolio'),
    texts: ['portfolio'],
    mode: 'private',
  },
  challenges: { load: secondary('challenges'), texts: ['challenges'], mode: 'client' },
  challenge: {
    load: secondary('challenge'),
    texts: ['challenges', 'python', 'exercise', 'tasks', 'editor', 'rewards'],
    mode: 'private',
  },
  stepNotes: { load: secondary('stepNotes'), texts: ['step-notes', 'dashboard'], mode: 'private' },
};

/** Every page there is; each is fetched when it is first visited. */
export const PAGES = (Object.keys(ROUTES) as RouteName[]).map((name) =>
  page(name, PAGE_ROUTES[name].load, PAGE_ROUTES[name].texts),
);
