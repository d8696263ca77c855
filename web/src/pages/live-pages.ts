import { addTextFiles } from '../lib/text-files.ts';
import type { TextTree } from '../lib/texts.ts';

// Only here, so that the first script of every other page names neither these files nor those of the pages.
addTextFiles(
  import.meta.glob<TextTree>(['../live/**/*.{en,fr}.ts', './{live,replay}*/**/*.{en,fr}.ts'], {
    import: 'default',
  }),
);

/** The pages of live sessions and replays; each is fetched when it is first visited. */
export const livePages = {
  calendar: async () => (await import('./live/live-page.tsx')).LivePage,
  session: async () => (await import('./live-session/live-session-page.tsx')).LiveSessionPage,
  schedule: async () => (await import('./live-schedule/live-schedule-page.tsx')).LiveSchedulePage,
  room: async () => (await import('./live-room/live-room-page.tsx')).LiveRoomPage,
  replays: async () => (await import('./replay/replays-page.tsx')).ReplaysPage,
  replay: async () => (await import('./replay/replay-page.tsx')).ReplayPage,
};
