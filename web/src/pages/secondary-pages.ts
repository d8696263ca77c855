import type { ComponentType } from 'react';
import '../ai-lab/lab-texts.ts';
import { addTextFiles } from '../lib/text-files.ts';
import type { Namespace, TextTree } from '../lib/texts.ts';

// Only here, so that the first script of every other page names neither these files nor those of the pages.
addTextFiles(
  import.meta.glob<TextTree>(
    [
      '../live/**/*.{en,fr}.ts',
      '../training/{challenges,gallery,portfolio,puzzles,thumbnails,unfinished-project}/**/*.{en,fr}.ts',
      '../{classes,families}/**/*.{en,fr}.ts',
      '!../classes/pupil/**',
      '../features/{assignments,leaving-school}/**/*.{en,fr}.ts',
      './{live,replay,developers,explorables,learning-paths}*/**/*.{en,fr}.ts',
    ],
    { import: 'default' },
  ),
);

const page = (texts: readonly Namespace[], load: () => Promise<ComponentType>) => ({ texts, load });

/** Pages that few visits begin with, with the texts they show; each is fetched when it is first visited. */
export const secondaryPages = {
  about: page(['about'], async () => (await import('./about/about-page.tsx')).AboutPage),
  partners: page(
    ['partners'],
    async () => (await import('./partners/partners-page.tsx')).PartnersPage,
  ),
  mentors: page(['mentors'], async () => (await import('./mentors/mentors-page.tsx')).MentorsPage),
  legal: page(['legal'], async () => (await import('./legal/legal-page.tsx')).LegalPage),
  accessibility: page(
    ['accessibility'],
    async () => (await import('./accessibility/accessibility-page.tsx')).AccessibilityPage,
  ),
  giftCardThanks: page(
    ['gift-cards'],
    async () => (await import('./gift-card-thanks/gift-card-thanks-page.tsx')).GiftCardThanksPage,
  ),
  helpAsk: page(['help'], async () => (await import('./help/ask-page.tsx')).AskPage),
  helpQuestions: page(
    ['help'],
    async () => (await import('./help/questions-page.tsx')).QuestionsPage,
  ),
  mentoring: page(
    ['mentoring'],
    async () => (await import('./mentoring/mentoring-page.tsx')).MentoringPage,
  ),
  mentoringQueue: page(
    ['mentoring', 'mentor-queue'],
    async () => (await import('./mentor-queue/mentor-queue-page.tsx')).MentorQueuePage,
  ),
  mentorConduct: page(
    ['mentor-conduct'],
    async () => (await import('./mentor-conduct/mentor-conduct-page.tsx')).MentorConductPage,
  ),
  mentoringThread: page(
    ['mentoring', 'difference', 'editor', 'exercise', 'python'],
    async () => (await import('./mentoring/mentoring-thread-page.tsx')).MentoringThreadPage,
  ),
  resetPassword: page(
    ['accounts', 'account-rules'],
    async () => (await import('./reset-password/reset-password-page.tsx')).ResetPasswordPage,
  ),
  verify: page(
    ['accounts', 'account-rules'],
    async () => (await import('./verify/verify-page.tsx')).VerifyPage,
  ),
  forgotPassword: page(
    ['accounts', 'account-rules'],
    async () => (await import('./forgot-password/forgot-password-page.tsx')).ForgotPasswordPage,
  ),
  certificate: page(
    ['certificate'],
    async () => (await import('./certificate/certificate-page.tsx')).CertificatePage,
  ),
  community: page(
    ['community'],
    async () => (await import('./community/community-page.tsx')).CommunityPage,
  ),
  careers: page(['careers'], async () => (await import('./careers/careers-page.tsx')).CareersPage),
  career: page(
    ['careers', 'courses'],
    async () => (await import('./career/career-page.tsx')).CareerPage,
  ),
  blog: page(['blog'], async () => (await import('./blog/blog-page.tsx')).BlogPage),
  aiLab: page(['ai-lab'], async () => (await import('../ai-lab/room/ai-lab-page.tsx')).AiLabPage),
  challenge: page(
    ['challenges', 'python', 'exercise', 'tasks', 'editor', 'rewards'],
    async () => (await import('../training/challenges/challenge-page.tsx')).ChallengePage,
  ),
  challenges: page(
    ['challenges'],
    async () => (await import('../training/challenges/challenges-page.tsx')).ChallengesPage,
  ),
  classes: page(['classes'], async () => (await import('./classes/classes-page.tsx')).ClassesPage),
  classSignIn: page(
    ['class-sign-in'],
    async () => (await import('../classes/sign-in/class-sign-in-page.tsx')).ClassSignInPage,
  ),
  dashboard: page(
    [
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
      'age-question',
      'own-family',
    ],
    async () => (await import('./dashboard/dashboard-page.tsx')).DashboardPage,
  ),
  developers: page(
    ['developers'],
    async () => (await import('./developers/developers-page.tsx')).DevelopersPage,
  ),
  explorables: page(
    ['explorables'],
    async () => (await import('./explorables/explorables-page.tsx')).ExplorablesPage,
  ),
  family: page(
    ['family', 'own-family', 'family-pay'],
    async () => (await import('./families/family-page.tsx')).FamilyPage,
  ),
  gallery: page(
    ['project-gallery', 'gallery'],
    async () => (await import('./gallery/gallery-page.tsx')).GalleryPage,
  ),
  learningPath: page(
    ['learning-paths', 'courses'],
    async () => (await import('./learning-paths/learning-path-page.tsx')).LearningPathPage,
  ),
  learningPaths: page(
    ['learning-paths'],
    async () => (await import('./learning-paths/learning-paths-page.tsx')).LearningPathsPage,
  ),
  live: page(
    ['live-sessions', 'live-replays'],
    async () => (await import('./live/live-page.tsx')).LivePage,
  ),
  liveRoom: page(
    ['live-room', 'live-stage', 'editor', 'python', 'previews'],
    async () => (await import('./live-room/live-room-page.tsx')).LiveRoomPage,
  ),
  liveSchedule: page(
    ['live-sessions', 'live-schedule'],
    async () => (await import('./live-schedule/live-schedule-page.tsx')).LiveSchedulePage,
  ),
  liveSession: page(
    ['live-sessions'],
    async () => (await import('./live-session/live-session-page.tsx')).LiveSessionPage,
  ),
  parents: page(
    ['parents', 'legal'],
    async () => (await import('../families/for-parents/parents-page.tsx')).ParentsPage,
  ),
  portfolio: page(
    ['portfolio'],
    async () => (await import('./portfolio/portfolio-page.tsx')).PortfolioPage,
  ),
  publicPortfolio: page(
    ['portfolio'],
    async () => (await import('./portfolio/public-portfolio-page.tsx')).PublicPortfolioPage,
  ),
  publish: page(
    ['gallery', 'project-reviews', 'mentoring', 'sharing', 'thumbnails', 'editor'],
    async () => (await import('./publish/publish-page.tsx')).PublishPage,
  ),
  publishedProject: page(
    ['gallery', 'project-reviews', 'mentoring', 'python', 'previews', 'editor'],
    async () =>
      (await import('./published-project/published-project-page.tsx')).PublishedProjectPage,
  ),
  puzzle: page(
    ['puzzles', 'python', 'exercise', 'editor', 'tasks', 'previews'],
    async () => (await import('../training/puzzles/puzzle-page.tsx')).PuzzlePage,
  ),
  replay: page(
    ['replay', 'live-replays', 'live-stage', 'editor', 'python', 'previews'],
    async () => (await import('./replay/replay-page.tsx')).ReplayPage,
  ),
  replays: page(
    ['replay', 'live-replays'],
    async () => (await import('./replay/replays-page.tsx')).ReplaysPage,
  ),
  stepNotes: page(
    ['step-notes', 'dashboard'],
    async () => (await import('./step-notes/step-notes-page.tsx')).StepNotesPage,
  ),
  teachers: page(
    ['teachers', 'legal'],
    async () => (await import('../classes/for-teachers/teachers-page.tsx')).TeachersPage,
  ),
};
