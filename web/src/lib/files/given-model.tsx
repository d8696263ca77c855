import type { ExerciseFile } from '@codivia/contract/exercises/base';
import { modelIn } from '@codivia/contract/exercises/exercise-models';
import { useTranslation } from '../i18n.ts';
import { GivenText } from './given-text.tsx';

const Names = ({ text, names }: { text: string; names: readonly string[] }) => (
  <>
    <p className="m-0!">{text}</p>
    <ul className="m-0! flex list-none flex-wrap gap-2 p-0!">
      {names.map((name) => (
        <li key={name} className="m-0! rounded-control bg-sunken px-2 py-0.5">
          <code className="bg-transparent!">{name}</code>
        </li>
      ))}
    </ul>
  </>
);

/** A model beside a program: its classes, and the columns of a table, which programs name. */
export function GivenModel({ file }: { file: ExerciseFile }) {
  const { t } = useTranslation('exercise');
  const model = modelIn(file.content);
  if (!model) return <GivenText file={file} />;
  return (
    <div className="grid grid-cols-1 gap-2">
      <Names text={t('model_classes')} names={model.labels} />
      {model.columns.length > 0 && (
        <Names text={t('model_columns')} names={model.columns.map(({ name }) => name)} />
      )}
    </div>
  );
}
