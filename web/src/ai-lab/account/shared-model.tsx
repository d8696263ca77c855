import type { ViewedProject } from '@codivia/contract/api/published-projects';
import { MODEL_SUFFIX, type ModelFile } from '@codivia/contract/models/model-file';
import { readModel } from '@codivia/contract/models/read-model';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { AuthorLine } from '../../training/gallery/author-line.tsx';
import { HiddenNotice, ReportNotice } from '../../training/gallery/project-notices.tsx';
import { useLoadFiles } from '../../training/gallery/published-files.ts';
import { usePublishedProject } from '../../training/gallery/published-projects.api.ts';
import { OwnLink } from '../../training/sharing/own-link.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { ModelPage } from './model-page.tsx';

const isModel = ({ name }: { name: string }) => name.toLowerCase().endsWith(MODEL_SUFFIX);
const LOADING = <Skeleton className="page-width my-10 h-[32rem]" />;

function ToLab() {
  const { t } = useTranslation('ai-lab-account');
  return (
    <ButtonLink to={paths.aiLab} variant="secondary">
      {t('shown.back')}
    </ButtonLink>
  );
}

/** The models of a published project or of a link, for anyone who has the address. */
export function SharedModel({ id }: { id: string }) {
  const { t } = useTranslation('ai-lab-account');
  const { data, error, refetch } = usePublishedProject(id);
  if (data) return <Loaded key={data.updated_at} project={data} />;
  if (error)
    return (
      <ErrorState
        heading="h1"
        title={t('shown.gone')}
        error={error}
        onRetry={refetch}
        action={<ToLab />}
      />
    );
  return LOADING;
}

function Loaded({ project }: { project: ViewedProject }) {
  const { t, language } = useTranslation('ai-lab-account');
  const assets = project.assets.filter(isModel);
  const load = useLoadFiles({ ...project, assets });
  const {
    data: models,
    error,
    refetch,
  } = useQuery({
    queryKey: ['shared-model', project.id, project.updated_at],
    queryFn: async (): Promise<{ name: string; model: ModelFile }[]> => {
      const files = (await load?.()) ?? [];
      return Promise.all(
        files.map(async ({ name, data }) => ({
          name: name.slice(0, -MODEL_SUFFIX.length),
          model: readModel(JSON.parse(await data.text())),
        })),
      );
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error) {
    return (
      <ErrorState
        heading="h1"
        title={t('shown.gone')}
        error={error}
        onRetry={refetch}
        action={<ToLab />}
      />
    );
  }
  if (!models) return LOADING;
  if (models.length === 0) {
    return (
      <EmptyState
        heading="h1"
        title={t('shown.gone')}
        description={t('shown.gone_text')}
        action={<ToLab />}
      />
    );
  }
  const { id, author, own, team, title } = project;
  return (
    <ModelPage
      title={team?.title[language] ?? title}
      models={models}
      head={
        <Suspense>
          <HiddenNotice project={project} />
          {own && <OwnLink id={id} />}
          {author && <AuthorLine author={author} />}
        </Suspense>
      }
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink to={paths.aiLab}>{t('shown.own')}</ButtonLink>
        <Link className="font-bold text-trail underline" to={paths.publishedProject(id)}>
          {t('shown.program')}
        </Link>
      </div>
      <Suspense>
        <ReportNotice project={project} />
      </Suspense>
    </ModelPage>
  );
}
