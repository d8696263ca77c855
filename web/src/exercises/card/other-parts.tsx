import { PAGE_PARTS, type PagePart } from '@codivia/contract/programs/page-parts';
import { PARTS } from '../../code/lesson/preview-kinds.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { ColouredProgram } from '../tasks/coloured-program.tsx';
import { type PreviewExercise, partsOf } from './page-parts.ts';

const Label = ({ part }: { part: PagePart }) => (
  <p className="m-0! font-bold text-muted text-sm">{PARTS[part].label}</p>
);

/** The parts of the page around the one that is completed, to read; a sketch has none. */
export function OtherParts({ exercise, part }: { exercise: PreviewExercise; part: PagePart }) {
  const { t } = useTranslation('previews');
  if (exercise.kind !== 'web') return null;
  const parts = partsOf(exercise.starter);
  const label = t('page_code', { title: exercise.title });
  return (
    <>
      {PAGE_PARTS.filter((name) => name !== part && parts[name]).map((name) => (
        <div key={name} className="grid grid-cols-1 gap-1">
          <Label part={name} />
          <ColouredProgram
            label={`${label} (${PARTS[name].label})`}
            code={parts[name] ?? ''}
            language={PARTS[name].language}
          />
        </div>
      ))}
      <Label part={part} />
    </>
  );
}
