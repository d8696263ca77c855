import type { AdminPublishedProject } from '@codivia/contract/api/admin-published-projects';
import { formatDate } from '@codivia/contract/text/format-dates';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { ProjectCode } from '../../support/mentoring/project-code.tsx';
import { RunCode } from '../../support/mentoring/run-code.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { LoadedItem } from '../kit/loaded-item.tsx';
import { useAdminProject } from './admin-projects.api.ts';
import { DecisionForm } from './decision-form.tsx';
import { GalleryChoice } from './gallery-choice.tsx';
import { ProjectAssets } from './project-assets.tsx';
import { ProjectBadges } from './project-badges.tsx';
import { ProjectHistory } from './project-history.tsx';

function Opened({ project }: { project: AdminPublishedProject }) {
  const { t, language } = useTranslation('admin-projects');
  const { id, title, author, kind, description, files, assets, updated_at } = project;
  return (
    <div className="grid grid-cols-1 gap-5">
      <header className="grid grid-cols-1 gap-2">
        <h2 className="wrap-anywhere text-2xl">{title}</h2>
        <p className="flex flex-wrap items-center gap-2">
          <ProjectBadges project={project} />
          <Badge>{t(`kinds.${kind}`)}</Badge>
          <span>{t('by', { name: author.name ?? t('gone') })}</span>
          <span className="text-muted text-sm">
            {t('published', { date: formatDate(updated_at, language, 'moment') })}
          </span>
        </p>
        {description && (
          <p className="wrap-anywhere max-w-3xl whitespace-pre-line">{description}</p>
        )}
        <p>
          <ExternalLink
            href={paths.publishedProject(id)}
            className="font-bold text-trail underline"
          >
            {t('preview')}
          </ExternalLink>
        </p>
      </header>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <div className="grid grid-cols-1 gap-5">
          <ProjectHistory project={project} />
          <DecisionForm project={project} />
          {!project.link && <GalleryChoice project={project} />}
        </div>
        <Card className="grid grid-cols-1 gap-4 p-4 sm:p-6">
          <RunCode key={updated_at} label={t('run')} kind={kind} files={files} />
          <ProjectCode
            title={t('code')}
            labelOf={(file) => t('code_of', { file })}
            kind={kind}
            files={files}
          />
          <ProjectAssets id={id} assets={assets} />
        </Card>
      </div>
    </div>
  );
}

/** A published project with everything needed for a decision about it. */
export function ProjectDetail({ id }: { id: string }) {
  const { t } = useTranslation('admin-projects');
  return (
    <LoadedItem
      query={useAdminProject(id)}
      texts={{ loading: t('loading'), failed: t('project_failed') }}
    >
      {(project) => <Opened project={project} />}
    </LoadedItem>
  );
}
