import type { RouteName } from '../lib/paths.ts';
import { type Page, page } from './page.tsx';

/** Every page there is; each is fetched when it is first visited. */
export const PAGES: readonly Page[] = [
  page('home', async () => (await import('../pages/home/home-page.tsx')).HomePage, ['home']),
  page('courses', async () => (await import('../pages/courses/courses-page.tsx')).CoursesPage, [
    'courses',
  ]),
  page('course', async () => (await import('../pages/course/course-page.tsx')).CoursePage, [
    'courses',
  ]),
  page('lesson', async () => (await import('../pages/lesson/lesson-page.tsx')).LessonPage, [
    'lessons',
    'python',
    'exercise',
    'editor',
  ]),
  page(
    'playground',
    async () => (await import('../training/python-room/python-room-page.tsx')).PlaygroundPage,
    ['playground', 'rooms', 'projects', 'editor', 'python'],
  ),
  page('auth', async () => (await import('../pages/auth/auth-page.tsx')).AuthPage, [
    'auth',
    'gift-cards',
  ]),
  page('register', async () => (await import('../pages/auth/auth-page.tsx')).AuthPage, [
    'auth',
    'gift-cards',
  ]),
  page(
    'forgotPassword',
    async () =>
      (await import('../pages/forgot-password/forgot-password-page.tsx')).ForgotPasswordPage,
    ['auth'],
  ),
  page(
    'resetPassword',
    async () => (await import('../pages/reset-password/reset-password-page.tsx')).ResetPasswordPage,
    ['auth'],
  ),
  page('verify', async () => (await import('../pages/verify/verify-page.tsx')).VerifyPage, [
    'auth',
  ]),
  page(
    'dashboard',
    async () => (await import('../pages/dashboard/dashboard-page.tsx')).DashboardPage,
    ['dashboard', 'gift-cards', 'personal-data', 'projects', 'subscriptions', 'certificate'],
  ),
  page('privacy', async () => (await import('../pages/privacy/privacy-page.tsx')).PrivacyPage, [
    'privacy',
  ]),
  page(
    'giftCardThanks',
    async () =>
      (await import('../pages/gift-card-thanks/gift-card-thanks-page.tsx')).GiftCardThanksPage,
    ['gift-cards'],
  ),
  page(
    'certificate',
    async () => (await import('../pages/certificate/certificate-page.tsx')).CertificatePage,
    ['certificate'],
  ),
  page(
    'aiTeacher',
    async () => (await import('../pages/ai-teacher/ai-teacher-page.tsx')).AiTeacherPage,
    ['ai-teacher'],
  ),
  page(
    'examples',
    async () => (await import('../training/examples/examples-page.tsx')).ExamplesPage,
    ['examples'],
  ),
  page('careers', async () => (await import('../pages/careers/careers-page.tsx')).CareersPage, [
    'careers',
  ]),
  page('career', async () => (await import('../pages/career/career-page.tsx')).CareerPage, [
    'careers',
    'courses',
  ]),
  page('blog', async () => (await import('../pages/blog/blog-page.tsx')).BlogPage, ['blog']),
  page('about', async () => (await import('../pages/about/about-page.tsx')).AboutPage, ['about']),
  page('partners', async () => (await import('../pages/partners/partners-page.tsx')).PartnersPage, [
    'partners',
  ]),
  page('mentors', async () => (await import('../pages/mentors/mentors-page.tsx')).MentorsPage, [
    'mentors',
  ]),
  page('legal', async () => (await import('../pages/legal/legal-page.tsx')).LegalPage, ['legal']),
  page(
    'accessibility',
    async () => (await import('../pages/accessibility/accessibility-page.tsx')).AccessibilityPage,
    ['accessibility'],
  ),
  page(
    'webTraining',
    async () => (await import('../training/web-room/web-room-page.tsx')).WebTrainingPage,
    ['web-training', 'previews', 'rooms', 'projects', 'editor'],
  ),
  page(
    'gameTraining',
    async () => (await import('../training/game-room/game-room-page.tsx')).GameTrainingPage,
    ['game-training', 'previews', 'rooms', 'projects', 'editor'],
  ),
  // It brings its texts itself: see pages/admin/panel-texts.ts.
  page('admin', async () => (await import('../admin/panel/admin-page.tsx')).AdminPage),
];

/** The pages there are, by name: the navigation and the footer link to these alone. */
export const available: ReadonlySet<RouteName> = new Set(PAGES.map(({ name }) => name));
