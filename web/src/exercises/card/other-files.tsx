import type { PreviewExercise } from '@codivia/contract/exercises/learner';
import { fileNamesOf } from '@codivia/contract/programs/program';
import { labelOfFile, languageOfFile } from '../../code/editor/file-language.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { ColouredProgram } from '../tasks/coloured-program.tsx';

const Label = ({ file }: { file: string }) => (
  <p className="m-0! font-bold text-muted text-sm">{labelOfFile(file)}</p>
);

/** The files of the page around the one that is completed, to read; a sketch has none. */
export function OtherFiles({ exercise, file }: { exercise: PreviewExercise; file: string }) {
  const { t } = useTranslation('previews');
  const { kind, starter, title } = exercise;
  if (kind !== 'web') return null;
  const label = t('page_code', { title });
  const others = fileNamesOf({ kind, files: starter }).filter(
    (name) => name !== file && starter[name],
  );
  return (
    <>
      {others.map((name) => (
        <div key={name} className="grid grid-cols-1 gap-1">
          <Label file={name} />
          <ColouredProgram
            label={`${label} (${labelOfFile(name)})`}
            code={starter[name] ?? ''}
            language={languageOfFile(name)}
          />
        </div>
      ))}
      <Label file={file} />
    </>
  );
}
