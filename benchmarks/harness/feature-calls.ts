import { get, getOf, type LearnerCall, type Person, send } from './call.ts';

/** A free lesson that everyone in a filled database has begun. */
const LESSON = 'discovery-printing';
const ZONE = 'time_zone=Europe/Paris';

const QUESTION = {
  category: 'other',
  subject: 'Loops',
  text: 'Why does my loop never end?',
  language: 'en',
  attachment: null,
};
const PROJECT = { name: 'New project', kind: 'python', files: { 'main.py': 'print("hello")\n' } };
const BROWSER = '5dbf9a16-5f5c-4f0c-8f5c-6d1d0f1f0a11';

const position = (round: number) => ({
  step_id: `step-${round + 1}`,
  step_index: round,
  done: ['step-1'],
  moved_at: new Date().toISOString(),
});

/** The calls of the newer features' pages: work, support, live sessions, challenges, reviews and plans. */
export const featureCalls = (exercise: string): LearnerCall[] => [
  get('/config'),
  get('/claims'),
  get('/user/sessions'),
  get('/user/data'),
  get('/user/weekly-mail'),
  get('/user/api-tokens'),
  get('/user/satisfaction'),
  get('/user/courses/discovery/rating'),
  get('/stripe/subscription-status'),
  get(`/user/weekly-plan?${ZONE}`),
  get(`/user/reviews?${ZONE}&lang=fr`),
  get('/lesson-positions'),
  get(`/lesson-positions/${LESSON}`),
  get('/exercise-results'),
  get(`/exercise-results/${LESSON}`),
  get('/challenges'),
  get('/challenges/current'),
  get('/challenges/results'),
  get('/projects'),
  getOf('/projects/:id', ({ project }) => `/projects/${project}`),
  getOf('/projects/:id/stored-values', ({ project }) => `/projects/${project}/stored-values`),
  get('/published-projects'),
  getOf('/published-projects/:id', ({ published }) => `/published-projects/${published}`),
  getOf('/published-projects/:id/view', ({ published }) => `/published-projects/${published}/view`),
  get('/portfolio'),
  getOf('/portfolios/:handle', ({ handle }) => `/portfolios/${handle}`),
  get('/gallery'),
  get('/gallery?kind=game'),
  get('/help/threads'),
  getOf('/help/threads/:id', ({ question }) => `/help/threads/${question}`),
  get('/help/response-time'),
  get('/mentoring'),
  getOf('/mentoring/threads/:id', ({ thread }) => `/mentoring/threads/${thread}`),
  get('/live/sessions'),
  get('/live/own'),
  get('/live/replays'),
  send('PUT /exercise-results/:lesson/:exercise', 'PUT', {
    path: () => `/exercise-results/${exercise}`,
    body: (round) => ({ browser: BROWSER, tries: round + 3 }),
  }),
  send('POST /projects/:id/stored-values', 'POST', {
    path: ({ project }: Person) => `/projects/${project}/stored-values`,
    body: (round) => ({ changes: [{ key: 'best', value: String(round) }] }),
  }),
  send('PUT /lesson-positions/:lesson', 'PUT', {
    path: () => `/lesson-positions/${LESSON}`,
    body: position,
  }),
  send('POST /user/activity', 'POST', {
    path: () => '/user/activity',
    body: (round) => ({ minutes: [Math.floor(Date.now() / 60_000) - round] }),
  }),
  send('PUT /user/weekly-plan', 'PUT', {
    path: () => `/user/weekly-plan?${ZONE}`,
    body: () => ({ days_per_week: 3 }),
  }),
  send('POST /projects', 'POST', { path: () => '/projects', body: () => PROJECT }),
  send('PUT /projects/:id', 'PUT', {
    path: ({ project }: Person) => `/projects/${project}`,
    body: () => ({ revision: 1, files: PROJECT.files }),
  }),
  send('POST /help/threads', 'POST', { path: () => '/help/threads', body: () => QUESTION }),
  send('POST /help/threads/:id/messages', 'POST', {
    path: ({ question }: Person) => `/help/threads/${question}/messages`,
    body: () => ({ text: 'I have found it.', attachment: null }),
  }),
];
