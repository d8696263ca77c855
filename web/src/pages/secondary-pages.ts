import '../ai-lab/lab-texts.ts';
import { addTextFiles } from '../lib/text-files.ts';
import type { TextTree } from '../lib/texts.ts';

// Only here, so that the first script of every other page names neither these files nor those of the pages.
addTextFiles(
  import.meta.glob<TextTree>(
    [
      '../live/**/*.{en,fr}.ts',
      '../training/{challenges,gallery,portfolio,puzzles,thumbnails,unfinished-project}/**/*.{en,fr}.ts',
      './{live,replay,developers,explorables,learning-paths}*/**/*.{en,fr}.ts',
    ],
    { import: 'default' },
  ),
);

/** Pages that few visits begin with, and which register their texts here; each is fetched when it is first visited. */
export const secondaryPages = {
  aiLab: async () => (await import('../ai-lab/room/ai-lab-page.tsx')).AiLabPage,
  challenge: async () => (await import('../training/challenges/challenge-page.tsx')).ChallengePage,
  challenges: async () =>
    (await import('../training/challenges/challenges-page.tsx')).ChallengesPage,
  dashboard: async () => (await import('./dashboard/dashboard-page.tsx')).DashboardPage,
  developers: async () => (await import('./developers/developers-page.tsx')).DevelopersPage,
  explorables: async () => (await import('./explorables/explorables-page.tsx')).ExplorablesPage,
  gallery: async () => (await import('./gallery/gallery-page.tsx')).GalleryPage,
  learningPath: async () =>
    (await import('./learning-paths/learning-path-page.tsx')).LearningPathPage,
  learningPaths: async () =>
    (await import('./learning-paths/learning-paths-page.tsx')).LearningPathsPage,
  live: async () => (await import('./live/live-page.tsx')).LivePage,
  liveRoom: async () => (await import('./live-room/live-room-page.tsx')).LiveRoomPage,
  liveSchedule: async () =>
    (await import('./live-schedule/live-schedule-page.tsx')).LiveSchedulePage,
  liveSession: async () => (await import('./live-session/live-session-page.tsx')).LiveSessionPage,
  portfolio: async () => (await import('./portfolio/portfolio-page.tsx')).PortfolioPage,
  publicPortfolio: async () =>
    (await import('./portfolio/public-portfolio-page.tsx')).PublicPortfolioPage,
  publish: async () => (await import('./publish/publish-page.tsx')).PublishPage,
  publishedProject: async () =>
    (await import('./published-project/published-project-page.tsx')).PublishedProjectPage,
  puzzle: async () => (await import('../training/puzzles/puzzle-page.tsx')).PuzzlePage,
  replay: async () => (await import('./replay/replay-page.tsx')).ReplayPage,
  replays: async () => (await import('./replay/replays-page.tsx')).ReplaysPage,
  stepNotes: async () => (await import('./step-notes/step-notes-page.tsx')).StepNotesPage,
};
