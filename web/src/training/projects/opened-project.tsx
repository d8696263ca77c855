import type { Project } from '@codivia/contract/api/projects';
import type { ProjectAsset } from '@codivia/contract/files/project-files';
import type { ProgramFiles, ProgramKind } from '@codivia/contract/programs/program';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { messageFor } from '../../lib/api-error.ts';
import { freeName } from '../../lib/free-name.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { useValuesSync } from '../../lib/stored-values/values-sync.ts';
import { toast } from '../../lib/toast.ts';
import { AskMentor } from '../../support/mentoring/ask-mentor.tsx';
import { Button } from '../../ui/button.tsx';
import { bringFilesOf } from '../files/load-files.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import type { Opened, ProjectDraft } from './open-project.ts';
import { projectPlace } from './project-place.ts';
import { ProjectStrip } from './project-strip.tsx';
import { useCreateProject, useProjects } from './projects.api.ts';
import { deleteSynced } from './synced.ts';
import { useProjectSync } from './use-project-sync.ts';
import { copyWorkData } from './work-data.ts';

type Props = {
  id: string;
  kind: ProgramKind;
  opened: Extract<Opened, { state: 'open' }>;
  /** The work in the room. */
  files: ProgramFiles;
  draft: ProjectDraft;
  /** Shows the account's version in the room; the one that was there goes to its history. */
  onTheirs: (project: Project) => void;
  onLeave: () => void;
};

/** Saves the project in the room as it is written, shows the state, and asks the learner when two versions conflict. */
export function OpenedProject({ id, kind, opened, files, draft, onTheirs, onLeave }: Props) {
  const { t, language } = useTranslation('projects');
  const navigate = useNavigate();
  const place = projectPlace(kind, id);
  const showError = (error: unknown) => toast.error(messageFor(error, language));
  const { state, theirs, sync } = useProjectSync({
    id,
    place,
    opened,
    files,
    draft,
    onFilesRefused: showError,
  });
  useValuesSync({ id, kind, place, onRefused: showError });
  const { assets } = opened;
  const bring = useEffectEvent((listed: readonly ProjectAsset[]) => {
    bringFilesOf(place, listed).catch(showError);
  });
  useEffect(() => {
    if (assets) bring(assets);
  }, [assets]);
  const { data: projects = [] } = useProjects();
  const listed = projects.find((project) => project.id === id);
  const name = listed?.name ?? opened.name;
  const create = useCreateProject();
  const [deciding, setDeciding] = useState(false);
  // Nobody should continue to write for long over another version: the question is asked by itself, once.
  useEffect(() => setDeciding(theirs !== null), [theirs]);

  /** Makes a project of the work here, and opens it. */
  function keepApart(newName: string, done: () => void): void {
    if (create.isPending) return;
    create.mutate(
      { name: newName, kind, files },
      {
        onSuccess: async (made) => {
          await copyWorkData(place, projectPlace(kind, made.id));
          done();
          void navigate(paths.project(kind, made.id), { replace: true });
        },
      },
    );
  }

  const action =
    state === 'conflict' ? (
      <Button size="sm" variant="joy" onClick={() => setDeciding(true)}>
        {t('strip.decide')}
      </Button>
    ) : state === 'gone' ? (
      <Button
        size="sm"
        loading={create.isPending}
        onClick={() =>
          keepApart(name, () => {
            deleteSynced(id);
            toast.success(t('strip.saved_again'));
          })
        }
      >
        {t('strip.keep_again')}
      </Button>
    ) : null;

  return (
    <>
      <ProjectStrip
        name={name}
        state={state}
        action={
          <>
            {action}
            <AskMentor
              label={t('strip.ask_mentor')}
              subject={{ source: { project_id: id }, title: name, kind, files, check: null }}
            />
          </>
        }
        onLeave={onLeave}
      />
      {theirs && (
        <ConflictDialog
          open={deciding}
          onOpenChange={setDeciding}
          name={name}
          mine={files}
          theirs={theirs}
          copying={create.isPending}
          onKeepMine={() => sync.keepMine()}
          onTakeTheirs={() => {
            sync.takeTheirs();
            onTheirs(theirs);
          }}
          onKeepBoth={() =>
            keepApart(
              freeName(
                t('list.copy_of', { name }),
                projects.map((one) => one.name),
              ),
              () => {
                sync.takeTheirs();
                draft.keep(theirs.files);
              },
            )
          }
        />
      )}
    </>
  );
}
