import type { ViewedProject } from '@codivia/contract/api/published-projects';
import { MODEL_SUFFIX } from '@codivia/contract/models/model-file';
import { formatDate } from '@codivia/contract/text/format-dates';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { sharedModelAddress } from '../../lib/model-address.ts';
import { paths } from '../../lib/paths.ts';
import { ProjectCode } from '../../support/mentoring/project-code.tsx';
import { RunCode } from '../../support/mentoring/run-code.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { OwnLink } from '../sharing/own-link.tsx';
import { PublishedThumbnail } from '../thumbnails/published-thumbnail.tsx';
import { AuthorLine } from './author-line.tsx';
import { FullScreenLink } from './full-screen-link.tsx';
import { HiddenNotice, OwnNotice, ReportNotice } from './project-notices.tsx';
import { useLoadFiles } from './published-files.ts';
import { RemixButton } from './remix-button.tsx';

/** A published project: its description, its code, and the actions on it. Nothing runs by itself. */
export function PublishedView({ project }: { project: ViewedProject }) {
  const { t, language } = useTranslation('gallery');
  const { id, kind, files, updated_at, origin, author, team, thumbnail } = project;
  const title = team?.title[language] ?? project.title;
  const description = team?.description[language] ?? project.description;
  const load = useLoadFiles(project);
  return (
    <article className="grid grid-cols-1 gap-6">
      <HiddenNotice project={project} />
      <OwnNotice id={id} />
      {project.own && (
        <Suspense>
          <OwnLink id={id} />
        </Suspense>
      )}
      <header className="grid grid-cols-1 gap-3">
        <p className="flex flex-wrap items-center gap-3 text-muted text-sm">
          <Badge tone="trail">{t(`kinds.${kind}`)}</Badge>
          {team ? (
            <Badge tone="joy">{t('project.team')}</Badge>
          ) : (
            t('project.updated', { date: formatDate(updated_at, language) })
          )}
        </p>
        <h1 className="wrap-anywhere text-[clamp(2rem,5vw,3.2rem)]">{title}</h1>
        {author && <AuthorLine author={author} />}
        {description && (
          <p className="wrap-anywhere max-w-3xl whitespace-pre-line text-lg">{description}</p>
        )}
        {origin && (
          <p className="wrap-anywhere">
            {t('project.origin')}{' '}
            <Link className="font-bold text-trail underline" to={paths.publishedProject(origin.id)}>
              {origin.team?.title[language] ?? origin.title}
            </Link>
          </p>
        )}
      </header>
      <div className="grid grid-cols-1 gap-3">
        <RunCode
          key={updated_at}
          label={t('project.run')}
          kind={kind}
          files={files}
          {...(load && { load })}
        >
          {thumbnail && (
            <div className="max-w-xl">
              <PublishedThumbnail kind={kind} thumbnail={thumbnail} />
            </div>
          )}
        </RunCode>
        <p className="text-muted text-sm">{t('project.run_text')}</p>
      </div>
      <div className="grid justify-items-start gap-2">
        <div className="flex flex-wrap gap-3">
          {project.state === 'open' && <FullScreenLink id={id} />}
          <RemixButton id={id} />
          {project.assets.some(({ name }) => name.toLowerCase().endsWith(MODEL_SUFFIX)) && (
            <ButtonLink to={sharedModelAddress(id)} variant="secondary">
              {t('project.model')}
            </ButtonLink>
          )}
        </div>
        <p className="text-muted text-sm">{t('project.remix_text')}</p>
      </div>
      <ProjectCode
        title={t('project.code')}
        labelOf={(file) => t('project.code_of', { file })}
        kind={kind}
        files={files}
      />
      <p>
        <Link className="font-bold text-trail underline" to={paths.gallery}>
          {t('project.more')}
        </Link>
      </p>
      <ReportNotice project={project} />
    </article>
  );
}
