import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';

interface Props {
  thread: { id: string; title: string };
  /** The word that something in it is new; false when nothing is. */
  unread: string | false;
  about: ReactNode;
  /** Its state, at the end of the row. */
  children: ReactNode;
}

/** A thread in a list of them; its title leads to it. */
export function ThreadRow({ thread: { id, title }, unread, about, children }: Props) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-3">
          <Link
            to={paths.mentoringThread(id)}
            className="inline-flex min-h-11 min-w-0 items-center font-bold text-trail underline underline-offset-4 wrap-anywhere"
          >
            {title}
          </Link>
          {unread && <Badge tone="joy">{unread}</Badge>}
        </p>
        <p className="text-muted text-sm wrap-anywhere">{about}</p>
      </div>
      {children}
    </li>
  );
}
