import type { AuthoredFile } from '@codivia/contract/exercises/base';
import type { AuthoredCheckedExercise } from '@codivia/contract/exercises/exercises';
import { lazy, Suspense } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Select } from '../../../ui/select.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { BilingualField } from './bilingual-field.tsx';
import { CodeField } from './code-field.tsx';
import { ListField } from './list-field.tsx';

type Props = {
  exercise: AuthoredCheckedExercise;
  put: (changes: { files: AuthoredFile[] }) => void;
};
type FileProps = { file: AuthoredFile; number: number; change: (file: AuthoredFile) => void };

/** The list of the library is loaded with the first file that is taken from it. */
const LibraryField = lazy(async () => ({
  default: (await import('./library-field.tsx')).LibraryField,
}));

const bothOf = (text: NonNullable<AuthoredFile['name']>) =>
  typeof text === 'string' ? { en: text, fr: text } : text;
const nameOf = (file: AuthoredFile) => bothOf('library' in file ? file.library : file.name);

const NEW_TEXT: AuthoredFile = { name: { en: 'data.csv', fr: 'donnees.csv' }, content: '' };
const NEW_FROM_LIBRARY: AuthoredFile = { library: { en: 'cat.svg', fr: 'chat.svg' } };

function TextFields({ file, number, change }: FileProps) {
  const { t } = useTranslation('admin-exercises');
  if ('library' in file) return null;
  const { name, content } = file;
  return (
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
  );
}

/** A file beside a page or a sketch: a text, or one of the library. */
function AnyFile(props: FileProps) {
  const { file, number, change } = props;
  const { t } = useTranslation('admin-exercises');
  const source = 'library' in file ? 'library' : 'text';
  return (
    <>
      <Select
        label={t('file_source', { number })}
        options={(['text', 'library'] as const).map((value) => ({
          value,
          label: t(`file_sources.${value}`),
        }))}
        value={source}
        onChoose={(chosen) => {
          if (chosen !== source) change(chosen === 'text' ? NEW_TEXT : NEW_FROM_LIBRARY);
        }}
      />
      {'library' in file ? (
        <Suspense fallback={<Spinner />}>
          <LibraryField
            label={t('library_file', { number })}
            value={bothOf(file.library)}
            onChoose={(library) => change({ library })}
          />
        </Suspense>
      ) : (
        <TextFields file={file} number={number} change={change} />
      )}
    </>
  );
}

/** The files that lie beside the program of an exercise, by their names in both languages. */
export function FilesField({ exercise, put }: Props) {
  const { t, language } = useTranslation('admin-exercises');
  const Fields = exercise.kind === 'python' ? TextFields : AnyFile;
  return (
    <div className="grid grid-cols-1 gap-2">
      <ListField<AuthoredFile>
        title={t('files')}
        nameOf={(number) => t('file', { number })}
        items={exercise.files ?? []}
        atLeast={0}
        summaryOf={(file) => nameOf(file)[language]}
        makeNew={() => NEW_TEXT}
        onChange={(files) => put({ files })}
      >
        {(file, number, change) => <Fields file={file} number={number} change={change} />}
      </ListField>
      <p className="text-muted text-sm">{t(`files_hints.${exercise.kind}`)}</p>
    </div>
  );
}
