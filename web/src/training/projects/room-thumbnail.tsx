import type { ProjectSummary } from '@codivia/contract/api/projects';
import { classes } from '../../ui/classes.ts';

type Kind = ProjectSummary['kind'];

const GROUNDS: Record<Kind, string> = {
  python: 'bg-trail-soft text-trail',
  web: 'bg-sunken text-ink',
  game: 'bg-joy-soft text-ink',
};

/** The drawing of each room: lines of a program, the window of a page, a ball above a paddle. */
const DRAWINGS: Record<Kind, React.ReactNode> = {
  python: (
    <>
      <path d="M8 13l5 4-5 4" />
      <path d="M18 13h22M18 21h14M8 30h26" />
    </>
  ),
  web: (
    <>
      <rect x="7" y="8" width="42" height="28" rx="4" />
      <path d="M7 16h42M12 12h.1M17 12h.1M13 22h14M13 28h9M33 22h10v8H33z" />
    </>
  ),
  game: (
    <>
      <circle cx="36" cy="14" r="5" fill="currentColor" />
      <path d="M8 34c5-12 12-18 21-19" strokeDasharray="1 6" />
      <path d="M22 36h20" strokeWidth="5" />
    </>
  ),
};

/** The room of a project as a small drawing. Pure decoration: the room's name is beside it. */
export function RoomThumbnail({ kind }: { kind: Kind }) {
  return (
    <span className={classes('block shrink-0 rounded-control', GROUNDS[kind])}>
      <svg
        aria-hidden="true"
        viewBox="0 0 56 44"
        className="h-14 w-18"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {DRAWINGS[kind]}
      </svg>
    </span>
  );
}
