import type { ModelFile } from '@codivia/contract/models/model-file';
import type { ProgramKind } from '@codivia/contract/programs/program';
import { FileInput, FolderOutput } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { ROOM_ROUTES } from '../../lib/paths.ts';
import { toast } from '../../lib/toast.ts';
import { keepFiles } from '../../training/files/file-store.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import type { LabProject } from '../project/lab-project.ts';
import { exampleProgram } from './example-program.ts';
import { modelFileName } from './file-name.ts';
import { gameSketch } from './game-sketch.ts';
import { saveFolder } from './save-folder.ts';
import { webScript } from './web-script.ts';

type Props = {
  project: LabProject;
  model: ModelFile;
  /** The model as it stands in its file. */
  text: string;
};

const ROOMS = ['python', 'game', 'web'] as const satisfies readonly ProgramKind[];
const PROGRAMS = { python: exampleProgram, game: gameSketch, web: webScript };

/** A program that uses the model, for each room, and the way of the model to that room. */
export function RoomCard({ project, model, text }: Props) {
  const { t, language } = useTranslation('ai-lab');
  // A hand is shown to a camera, which Python does not have.
  const [room, setRoom] = useState<(typeof ROOMS)[number]>(
    project.kind === 'hand' ? 'game' : 'python',
  );
  const [kept, setKept] = useState<readonly ProgramKind[]>([]);
  const [isPacking, setPacking] = useState(false);
  const name = modelFileName(project.name);
  const program = PROGRAMS[room](project, model, language);
  const isKept = kept.includes(room);

  const file = () => ({ name, format: 'text' as const, content: new TextEncoder().encode(text) });

  async function put(): Promise<void> {
    await keepFiles(room, [file()]);
    setKept([...kept, room]);
  }

  async function pack(): Promise<void> {
    setPacking(true);
    try {
      await saveFolder(room, program, file(), project.name, language);
    } catch {
      toast.error(t('use.zip_failed'));
    }
    setPacking(false);
  }

  return (
    <Card className="grid grid-cols-1 gap-4 p-4 sm:p-6">
      <h3 className="text-xl">{t('use.program')}</h3>
      <ChoiceGroup
        className="justify-self-start"
        label={t('use.room')}
        value={room}
        onChoose={setRoom}
        options={ROOMS.map((value) => ({ value, label: t(`use.rooms.${value}.name`) }))}
      />
      <p>{t(`use.rooms.${room}.text`, { name })}</p>
      <pre
        className="wrap-anywhere max-h-96 overflow-y-auto whitespace-pre-wrap rounded-card bg-night p-4 text-on-night text-sm"
        lang="en"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long program is scrolled by keyboard.
        tabIndex={0}
      >
        <code>{program}</code>
      </pre>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => void put()}>
          <FileInput aria-hidden="true" className="size-5" />
          {t(`use.rooms.${room}.put`)}
        </Button>
        <CopyButton
          text={program}
          label={t('use.copy')}
          copied={t('use.copied')}
          failed={t('use.copy_failed')}
        />
        <Button variant="secondary" loading={isPacking} onClick={() => void pack()}>
          <FolderOutput aria-hidden="true" className="size-5" />
          {t('use.zip')}
        </Button>
        {isKept && (
          <ButtonLink to={ROOM_ROUTES[room]} variant="secondary">
            {t(`use.rooms.${room}.open`)}
          </ButtonLink>
        )}
      </div>
      <p className="text-muted text-sm">{t(`use.zip_text.${room}`)}</p>
      <p role="status" className="empty:hidden">
        {isKept && t('use.kept', { name })}
      </p>
    </Card>
  );
}
