import type { GalleryProject } from '@codivia/contract/api/gallery';
import { Link } from 'react-router';
import { messageFor } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PartLoading } from '../../ui/part-state.tsx';
import { ProgramPicture } from '../../ui/program-picture.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { AuthorLine } from './author-line.tsx';
import { type GalleryKind, useGallery } from './gallery.api.ts';

/** The form of the pictures that are made of projects, so that nothing of one is cut off. */
const PICTURE = 'aspect-[8/5] w-full border-line border-b object-cover';

function GalleryCard({ project }: { project: GalleryProject }) {
  const { t, language } = useTranslation('gallery');
  const { id, kind, author, team, thumbnail } = project;
  const title = team?.title[language] ?? project.title;
  const line = team?.description[language] ?? project.line;
  return (
    <li className="relative flex flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card focus-within:border-trail hover:border-trail">
      {thumbnail ? (
        <img src={thumbnail} alt="" loading="lazy" className={PICTURE} />
      ) : (
        <ProgramPicture id={id} kind={kind} className={PICTURE} />
      )}
      <div className="flex grow flex-col items-start gap-2 p-5">
        <p className="flex flex-wrap gap-2">
          <Badge tone="trail">{t(`kinds.${kind}`)}</Badge>
          {team && <Badge tone="joy">{t('project.team')}</Badge>}
        </p>
        <h2 className="wrap-anywhere text-2xl">
          <Link to={paths.publishedProject(id)} className="after:absolute after:inset-0">
            {title}
          </Link>
        </h2>
        {author && <AuthorLine author={author} className="relative text-sm" />}
        {line && (
          <p className={classes('wrap-anywhere text-muted', !team && 'line-clamp-2')}>{line}</p>
        )}
      </div>
    </li>
  );
}

/** The projects of the gallery, with a button that shows more. */
export function GalleryList({ kind, onShowAll }: { kind: GalleryKind; onShowAll: () => void }) {
  const { t, language } = useTranslation('project-gallery');
  const { data, error, isLoadingError, refetch, ...more } = useGallery(kind);
  if (isLoadingError) {
    return <ErrorState title={t('failed')} error={error} onRetry={refetch} />;
  }
  if (!data) {
    return (
      <PartLoading text={t('loading')}>
        <Skeleton className="h-96" />
      </PartLoading>
    );
  }
  const projects = data.pages.flatMap((page) => page.projects);
  if (projects.length === 0) {
    return kind ? (
      <EmptyState
        title={t('none_of_kind')}
        description={t('none_of_kind_text')}
        action={
          <Button variant="secondary" onClick={onShowAll}>
            {t('show_all')}
          </Button>
        }
      />
    ) : (
      <EmptyState title={t('none')} description={t('none_text')} />
    );
  }
  return (
    <>
      <ul aria-label={t('list')} className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {projects.map((project) => (
          <GalleryCard key={project.id} project={project} />
        ))}
      </ul>
      {more.isFetchNextPageError && (
        <p role="alert" className="font-bold text-danger">
          {t('more_failed')} {messageFor(error, language)}
        </p>
      )}
      {more.hasNextPage && (
        <Button
          variant="secondary"
          className="justify-self-center"
          loading={more.isFetchingNextPage}
          onClick={() => void more.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </>
  );
}
