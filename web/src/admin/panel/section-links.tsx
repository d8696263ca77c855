import {
  BookOpen,
  ChartNoAxesColumn,
  FileText,
  Flag,
  Globe,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  MessagesSquare,
  School,
  ScrollText,
  Search,
  Users,
} from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { classes } from '../../ui/classes.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { SECTIONS, type Section, usePanelAddress } from './panel-address.ts';
import { useWaiting } from './waiting.api.ts';

const ICONS: Record<Section, LucideIcon> = {
  dashboard: LayoutDashboard,
  courses: BookOpen,
  lessons: FileText,
  insight: ChartNoAxesColumn,
  search: Search,
  help: Inbox,
  users: Users,
  mentoring: MessagesSquare,
  projects: Globe,
  challenges: Flag,
  schools: School,
  audit: ScrollText,
};

/** A larger number is shown as more than this one. */
const SHOWN_MAX = 99;

/** Links to each section with the number of things that wait there; `short` leaves icons and numbers only. */
export function SectionLinks({ short = false }: { short?: boolean }) {
  const { t } = useTranslation('admin');
  const { section, addressOf } = usePanelAddress();
  const waitingIn = useWaiting();
  return (
    <ul className="grid gap-1">
      {SECTIONS.map((name) => {
        const Icon = ICONS[name];
        const waiting = waitingIn(name);
        return (
          <li key={name}>
            <Link
              to={addressOf(name)}
              aria-current={name === section ? 'page' : undefined}
              title={short ? t(`sections.${name}`) : undefined}
              className="relative flex min-h-12 items-center gap-3 rounded-control px-3.5 font-bold hover:bg-trail-soft aria-[current=page]:bg-trail aria-[current=page]:text-on-trail"
            >
              <Icon aria-hidden="true" className="size-5 shrink-0" />
              <span className={short ? 'sr-only' : undefined}>{t(`sections.${name}`)}</span>
              {waiting > 0 && (
                <>
                  <span
                    aria-hidden="true"
                    className={classes(
                      'rounded-full bg-joy text-center font-bold text-on-joy tabular-nums leading-none',
                      short
                        ? 'absolute end-1 top-1 min-w-5 px-1 py-1 text-xs'
                        : 'ms-auto min-w-7 px-2 py-1.5 text-sm',
                    )}
                  >
                    {waiting > SHOWN_MAX ? `${SHOWN_MAX}+` : waiting}
                  </span>
                  <VisuallyHidden>, {t('waiting', { count: waiting })}</VisuallyHidden>
                </>
              )}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
