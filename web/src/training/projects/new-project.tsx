import { FREE_PROJECTS } from '@codivia/contract/api/projects';
import type { ProgramFiles, ProgramKind } from '@codivia/contract/programs/program';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../lib/toast.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { NameForm } from './name-form.tsx';
import { projectPlace } from './project-place.ts';
import { useCreateProject } from './projects.api.ts';
import { copyWorkData } from './work-data.ts';

/** Explains that all projects of the plan are in use, and how to have more. */
function Full() {
  const { t } = useTranslation('projects');
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-joy-soft p-4">
      <p className="min-w-0 flex-1 basis-60">{t('limit.full', { limit: FREE_PROJECTS })}</p>
      <ButtonLink to={paths.pricing} variant="joy" size="sm">
        {t('limit.premium')}
      </ButtonLink>
    </div>
  );
}

type Props = {
  kind: ProgramKind;
  /** The place where the work in the room is kept, with the files beside it. */
  place: string;
  /** The code in the room. */
  files: ProgramFiles;
  /** Tells whether the free plan's limit counts. */
  limited: boolean;
  /** Number of projects; undefined until it is known. */
  count: number | undefined;
  onCreated: () => void;
};

/** Makes a project of the work in the room, where the plan has room for it. */
export function NewProject({ kind, place, files, limited, count, onCreated }: Props) {
  const { t } = useTranslation('projects');
  const navigate = useNavigate();
  const create = useCreateProject();
  if (limited && count !== undefined && count >= FREE_PROJECTS) return <Full />;

  function keep(name: string): void {
    create.mutate(
      { name, kind, files },
      {
        onSuccess: async (project) => {
          await copyWorkData(place, projectPlace(kind, project.id));
          toast.success(t('create.created', { name: project.name }));
          onCreated();
          void navigate(paths.project(kind, project.id));
        },
      },
    );
  }

  return (
    <div className="grid gap-2">
      <NameForm
        label={t('create.name')}
        submit={t('create.submit')}
        busy={create.isPending}
        onName={keep}
      />
      {limited && count !== undefined && (
        <p className="text-muted text-sm">{t('limit.used', { count, limit: FREE_PROJECTS })}</p>
      )}
    </div>
  );
}
