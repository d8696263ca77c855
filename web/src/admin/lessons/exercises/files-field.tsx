import type { AuthoredFile } from '@codivia/contract/exercises/base';
import { isModelName } from '@codivia/contract/exercises/exercise-models';
import type { AuthoredCheckedExercise } from '@codivia/contract/exercises/exercises';
import { MODEL_SUFFIX } from '@codivia/contract/models/model-file';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Select } from '../../../ui/select.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { BilingualField } from './bilingual-field.tsx';
import { CodeField } from './code-field.tsx';
import { ListField } from './list-field.tsx';
import { ModelField } from './model-field.tsx';

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

const NEW_MODEL: AuthoredFile = {
  name: { en: `door${MODEL_SUFFIX}`, fr: `porte${MODEL_SUFFIX}` },
  content: '',
};

const SOURCES = ['text', 'model', 'library'] as const;
type Source = (typeof SOURCES)[number];
const NEW: Record<Source, AuthoredFile> = {
  text: NEW_TEXT,
  model: NEW_MODEL,
  library: NEW_FROM_LIBRARY,
};

function sourceOf(file: AuthoredFile): Source {
  if ('library' in file) return 'library';
  return Object.values(nameOf(file)).some(isModelName) ? 'model' : 'text';
}

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

/** A file beside a program: a text, a model, or beside a page or a sketch one of the library. */
function AnyFile({ sources, ...props }: FileProps & { sources: readonly Source[] }) {
  const { file, number, change } = props;
  const { t } = useTranslation('admin-exercises');
  const [source, setSource] = useState(() => sourceOf(file));
  return (
    <>
      <Select
        label={t('file_source', { number })}
        options={sources.map((value) => ({ value, label: t(`file_sources.${value}`) }))}
        value={source}
        onChoose={(chosen) => {
          if (chosen === source) return;
          setSource(chosen);
          change(NEW[chosen]);
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
      ) : source === 'model' ? (
        <ModelField file={file} number={number} change={change} />
      ) : (
        <TextFields file={file} number={number} change={change} />
      )}
    </>
  );
}

/** The files that lie beside the program of an exercise, by their names in both languages. */
export function FilesField({ exercise, put }: Props) {
  const { t, language } = useTranslation('admin-exercises');
  const sources = SOURCES.filter((one) => exercise.kind !== 'python' || one !== 'library');
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
        {(file, number, change) => (
          <AnyFile key={number} file={file} number={number} change={change} sources={sources} />
        )}
      </ListField>
      <p className="text-muted text-sm">{t(`files_hints.${exercise.kind}`)}</p>
    </div>
  );
}
