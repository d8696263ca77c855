import type { AuthoredPythonExercise } from '@codivia/contract/exercises';
import { useTranslation } from '../../../lib/i18n.ts';
import { BilingualField } from './bilingual-field.tsx';
import { CodeField } from './code-field.tsx';
import { ListField } from './list-field.tsx';

type File = NonNullable<AuthoredPythonExercise['files']>[number];
type Props = {
  exercise: AuthoredPythonExercise;
  put: (changes: Pick<AuthoredPythonExercise, 'files'>) => void;
};

const bothOf = (text: File['name']) => (typeof text === 'string' ? { en: text, fr: text } : text);

/** The texts that lie beside the program of an exercise, by their names in both languages. */
export function FilesField({ exercise, put }: Props) {
  const { t } = useTranslation('admin-exercises');
  return (
    <div className="grid grid-cols-1 gap-2">
      <ListField
        title={t('files')}
        nameOf={(number) => t('file', { number })}
        items={exercise.files ?? []}
        atLeast={0}
        summaryOf={({ name }) => bothOf(name).en}
        makeNew={(): File => ({ name: { en: 'data.csv', fr: 'donnees.csv' }, content: '' })}
        onChange={(files) => put({ files })}
      >
        {({ name, content }, number, change) => (
          <>
            <BilingualField
              lines="one"
              label={t('file_name', { number })}
              value={bothOf(name)}
              onChange={(named) => change({ name: named, content })}
            />
            <CodeField
              label={t('file_content', { number })}
              code={content}
              language="text"
              onChange={(written) => change({ name, content: written })}
            />
          </>
        )}
      </ListField>
      <p className="text-muted text-sm">{t('files_hint')}</p>
    </div>
  );
}
