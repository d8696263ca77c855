import {
  BookOpen,
  FileText,
  Flag,
  Globe,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  MessagesSquare,
  Users,
} from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { SECTIONS, type Section, usePanelAddress } from './panel-address.ts';

const ICONS: Record<Section, LucideIcon> = {
  dashboard: LayoutDashboard,
  courses: BookOpen,
  lessons: FileText,
  help: Inbox,
  users: Users,
  mentoring: MessagesSquare,
  projects: Globe,
  challenges: Flag,
};

/** Links to each section; `short` leaves their icons only. */
export function SectionLinks({ short = false }: { short?: boolean }) {
  const { t } = useTranslation('admin');
  const { section, addressOf } = usePanelAddress();
  return (
    <ul className="grid gap-1">
      {SECTIONS.map((name) => {
        const Icon = ICONS[name];
        return (
          <li key={name}>
            <Link
              to={addressOf(name)}
              aria-current={name === section ? 'page' : undefined}
              aria-label={short ? t(`sections.${name}`) : undefined}
              title={short ? t(`sections.${name}`) : undefined}
              className="flex min-h-12 items-center gap-3 rounded-control px-3.5 font-bold hover:bg-trail-soft aria-[current=page]:bg-trail aria-[current=page]:text-on-trail"
            >
              <Icon aria-hidden="true" className="size-5 shrink-0" />
              {!short && t(`sections.${name}`)}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
