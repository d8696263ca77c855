import { formatTimeAgo } from '@codivia/contract/text/format-dates';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Mascot } from '../../ui/mascot.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { LoadingFailed } from './loading-failed.tsx';
import { useProjects } from './projects.api.ts';
import { RoomThumbnail } from './room-thumbnail.tsx';

/** Number of projects shown; the rooms list all of them. */
const SHOWN = 4;

/** The projects changed last, each with a link to its room. */
export function ProjectList() {
  const { t, language } = useTranslation('projects');
  const { data: projects, isError, refetch } = useProjects();
  if (isError && !projects) return <LoadingFailed onRetry={() => void refetch()} />;
  if (!projects) return <Skeleton className="h-24" />;
  if (projects.length === 0) {
    return (
      <div className="flex items-center gap-5">
        <Mascot pose="read" className="h-28 w-auto" />
        <div className="grid justify-items-start gap-3">
          <p className="text-muted">{t('dashboard.empty')}</p>
          <ButtonLink to={paths.pythonRoom} variant="secondary" size="sm">
            {t('dashboard.room')}
          </ButtonLink>
        </div>
      </div>
    );
  }
  return (
    <ul className="grid divide-y divide-line">
      {projects.slice(0, SHOWN).map(({ id, name, kind, updated_at }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 py-3">
          <RoomThumbnail kind={kind} />
          <div className="min-w-0 flex-1 basis-36">
            <p className="break-words font-bold">{name}</p>
            <p className="flex flex-wrap items-center gap-2 text-muted text-sm">
              <Badge>{t(`kinds.${kind}`)}</Badge>
              {t('list.changed', { time: formatTimeAgo(updated_at, language) })}
            </p>
          </div>
          <ButtonLink to={paths.project(kind, id)} variant="secondary" size="sm">
            {t('list.open')}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
