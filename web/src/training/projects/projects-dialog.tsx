import { hasAllOfPremium, type Member } from '@codivia/contract/api/accounts';
import type { ProgramFiles, ProgramKind } from '@codivia/contract/programs/program';
import { useLocation } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { rememberRedirect } from '../../lib/redirect.ts';
import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LoadingFailed } from './loading-failed.tsx';
import { NewProject } from './new-project.tsx';
import { ProjectRow } from './project-row.tsx';
import { useProjects } from './projects.api.ts';

function Visitor() {
  const { t } = useTranslation('projects');
  const { pathname, search, hash } = useLocation();
  return (
    <div className="grid gap-4">
      <p>{t('visitor')}</p>
      <ButtonLink
        to={paths.auth}
        className="justify-self-start"
        onClick={() => rememberRedirect(pathname + search + hash)}
      >
        {t('log_in')}
      </ButtonLink>
    </div>
  );
}

type Props = {
  kind: ProgramKind;
  /** The place where the work in the room is kept. */
  place: string;
  /** The code in the room. */
  files: ProgramFiles;
  /** The id of the project in the room, if one is. */
  current: string | null;
  onClose: () => void;
  /** Called when the project in the room has been deleted. */
  onCurrentDeleted: () => void;
};

function Projects({ user, ...props }: Props & { user: Member }) {
  const { kind, place, files, current, onClose, onCurrentDeleted } = props;
  const { t } = useTranslation('projects');
  const { data: projects, isError, refetch } = useProjects();
  return (
    <div className="grid gap-5">
      <NewProject
        kind={kind}
        place={place}
        files={files}
        limited={!hasAllOfPremium(user)}
        count={projects?.length}
        onCreated={onClose}
      />
      {isError && !projects && <LoadingFailed onRetry={() => void refetch()} />}
      {!projects && !isError && <p role="status">{t('list.loading')}</p>}
      {projects?.length === 0 && <p className="text-muted">{t('list.empty')}</p>}
      {projects && projects.length > 0 && (
        <ul aria-label={t('title')} className="grid divide-y divide-line border-line border-y">
          {projects.map((project) => (
            <li key={project.id} className="py-2.5">
              <ProjectRow
                project={project}
                names={projects.map(({ name }) => name)}
                current={project.id === current}
                onOpen={onClose}
                onDeleted={() => {
                  if (project.id === current) onCurrentDeleted();
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The learner's projects, and a form to save the work in the room as a new one. */
export function ProjectsDialog(props: Props & { open: boolean }) {
  const { t } = useTranslation('projects');
  const { user } = useSession();
  return (
    <Dialog
      open={props.open}
      onOpenChange={(opened) => opened || props.onClose()}
      title={t('title')}
      description={t('text')}
      size="lg"
    >
      {user ? <Projects {...props} user={user} /> : <Visitor />}
    </Dialog>
  );
}
