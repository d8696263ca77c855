/**
 * The parts of the site that can be kept for offline use: the rooms, what finds hands in the AI lab, the page of
 * replays, and that of lessons, without Python and with it.
 */
export type OfflineRoom =
  | 'python'
  | 'web'
  | 'game'
  | 'ai-lab'
  | 'hands'
  | 'replay'
  | 'lesson'
  | 'python-lesson';

/**
 * Messages of pages to the service worker. keep: fetch what a room needs, and stay in step with new versions; entry:
 * answer, through the port that comes along, the address of the script with which this version's page begins;
 * activate: take over from the version that is at work.
 */
export type ToServiceWorker =
  | { type: 'keep'; room: OfflineRoom }
  | { type: 'entry' }
  | { type: 'activate' };

/** Description of a build for its service worker. Addresses are paths from the root of the site. */
export interface OfflineManifest {
  /** The script with which the page begins. */
  entry: string;
  /** The page that represents every address of the app, and what changes with its content. */
  page: { url: string; revision: string };
  /** The files that every room needs. */
  shell: string[];
  /** The files that one room needs beside them. */
  rooms: Record<OfflineRoom, string[]>;
  /** Names the packages that fit this version's Python. */
  packages: string;
}
