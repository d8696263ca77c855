/**
 * Every address of the web app (docs/product.md#routes). This file imports nothing, so that
 * any other may import it. A route is open once `routes.tsx` has an entry for it; links of the
 * navigation and the footer appear by themselves then.
 */
export const ROUTES = {
  home: '/',
  trialLesson: '/try',
  courses: '/courses',
  learningPaths: '/paths',
  learningPath: '/path/:pathId',
  course: '/course/:courseId',
  lesson: '/lesson/:lessonId',
  dashboard: '/dashboard',
  auth: '/auth',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verify: '/verify',
  certificate: '/certificate/:certificateId',
  pythonRoom: '/playground',
  webRoom: '/webtraining',
  gameRoom: '/gametraining',
  aiLab: '/ailab',
  examples: '/examples',
  admin: '/admin',
  aiTeacher: '/profai',
  community: '/community',
  careers: '/careers',
  career: '/careers/:careerId',
  blog: '/blog',
  about: '/about',
  partners: '/partners',
  mentors: '/mentors',
  privacy: '/privacy',
  legal: '/legal',
  accessibility: '/accessibility',
  developers: '/developers',
  giftCardThanks: '/gift-card/thanks',
  help: '/help',
  helpAsk: '/help/ask',
  helpQuestions: '/help/questions/:threadId?',
  helpArticle: '/help/:articleId',
  mentoring: '/mentoring',
  mentoringQueue: '/mentoring/queue',
  mentorConduct: '/mentoring/code-of-conduct',
  mentoringThread: '/mentoring/:threadId',
  liveRoom: '/live/:id/room',
  live: '/live',
  liveSchedule: '/live/schedule',
  replays: '/live/replays',
  liveSession: '/live/:id',
  liveEdit: '/live/:id/edit',
  replay: '/live/replays/:replayId',
  publish: '/publish/:projectId',
  publishedProject: '/p/:publishedId',
  portfolio: '/portfolio',
  publicPortfolio: '/u/:handle',
  gallery: '/gallery',
  explorables: '/explore',
  puzzle: '/puzzle',
  challenges: '/challenges',
  challenge: '/challenges/:challengeId',
  stepNotes: '/notes',
  teachers: '/teachers',
  classes: '/classes/:classId?/:section?/:itemId?',
  classSignIn: '/class/:code?',
  parents: '/parents',
  family: '/family/:page?',
} as const;

export type RouteName = keyof typeof ROUTES;

/** Routes without parameters: those a link can lead to by name. */
type PlainRouteName = {
  [Name in RouteName]: (typeof ROUTES)[Name] extends `${string}:${string}` ? never : Name;
}[RouteName];

/** Routes that the navigation and the footer may link to; the others are only reached from other pages. */
export type LinkedRouteName = Exclude<
  PlainRouteName,
  | 'giftCardThanks'
  | 'developers'
  | 'community'
  | 'helpAsk'
  | 'forgotPassword'
  | 'resetPassword'
  | 'verify'
  | 'trialLesson'
  | 'mentoringQueue'
  | 'mentorConduct'
  | 'liveSchedule'
  | 'replays'
  | 'portfolio'
  | 'stepNotes'
>;

/** The room of each kind of work. */
export const ROOM_ROUTES = {
  python: ROUTES.pythonRoom,
  web: ROUTES.webRoom,
  game: ROUTES.gameRoom,
} as const;

/** Addresses to link to. Parameters are encoded. */
export const paths = {
  ...ROUTES,
  course: (courseId: string) => `/course/${encodeURIComponent(courseId)}`,
  learningPath: (pathId: string) => `/path/${encodeURIComponent(pathId)}`,
  /** The course with its certificate dialog open. */
  courseCertificate: (courseId: string) =>
    `/course/${encodeURIComponent(courseId)}?showCertificate=true`,
  lesson: (lessonId: string) => `/lesson/${encodeURIComponent(lessonId)}`,
  /** The lesson, opened at one of its steps. */
  lessonStep: (lessonId: string, stepId: string) =>
    `/lesson/${encodeURIComponent(lessonId)}?step=${encodeURIComponent(stepId)}`,
  certificate: (certificateId: string) => `/certificate/${encodeURIComponent(certificateId)}`,
  helpQuestions: '/help/questions',
  helpQuestion: (threadId: string) => `/help/questions/${encodeURIComponent(threadId)}`,
  helpArticle: (articleId: string) => `/help/${encodeURIComponent(articleId)}`,
  mentoringThread: (threadId: string) => `/mentoring/${encodeURIComponent(threadId)}`,
  liveSession: (id: string) => `/live/${encodeURIComponent(id)}`,
  liveEdit: (id: string) => `/live/${encodeURIComponent(id)}/edit`,
  liveRoom: (id: string) => `/live/${encodeURIComponent(id)}/room`,
  replay: (id: string) => `/live/replays/${encodeURIComponent(id)}`,
  publish: (projectId: string) => `/publish/${encodeURIComponent(projectId)}`,
  publishedProject: (id: string) => `/p/${encodeURIComponent(id)}`,
  publicPortfolio: (handle: string) => `/u/${encodeURIComponent(handle)}`,
  challenge: (id: string) => `/challenges/${encodeURIComponent(id)}`,
  career: (careerId: string) => `/careers/${encodeURIComponent(careerId)}`,
  /** The room of a project, with the project in it. */
  project: (kind: keyof typeof ROOM_ROUTES, projectId: string) =>
    `${ROOM_ROUTES[kind]}?project=${encodeURIComponent(projectId)}`,
  /** The panel's section of lessons, with those of one course. */
  adminLessons: (courseId: string) =>
    `/admin?section=lessons&course=${encodeURIComponent(courseId)}`,
  /** A published project in the panel. */
  adminPublished: (id: string) => `/admin?section=projects&project=${encodeURIComponent(id)}`,
  /** The web room with the code of an example in it. */
  exampleInRoom: (example: string) => `/webtraining?example=${encodeURIComponent(example)}`,
  /** Activating a gift card: by signing up, or by signing in to the account one has. */
  giftCard: (code: string, hasAccount: boolean) =>
    `/auth?token=${encodeURIComponent(code)}${hasAccount ? '&account=mine' : ''}`,
  /** The plans and their prices, on the home page. */
  pricing: '/#pricing',
  /** The offer, opened over the page one is on: see features/subscriptions. */
  offer: '?subscribe=true',
  /** Settings, plan and gift card: the dashboard's second tab (docs/product.md#dashboard). */
  settings: '/dashboard?tab=settings',
  /** The address to which the payment provider leads back (docs/product.md#subscribing). */
  subscribed: '/dashboard?subscription=success',
  notSubscribed: '/?subscription=cancelled',
} as const;
