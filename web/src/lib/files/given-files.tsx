import type { PreviewFile } from '@codivia/contract/exercises/base';
import { MODEL_SUFFIX } from '@codivia/contract/models/model-file';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Spinner } from '../../ui/spinner.tsx';
import { useTranslation } from '../i18n.ts';
import { GivenText } from './given-text.tsx';

/** The code that shows files of the library is loaded with the first one that is opened. */
const LibraryFile = lazy(async () => {
  const { LibraryFile: Part } = await import('./library-file.tsx');
  return { default: Part };
});

/** Models are read by code that comes with the first one. */
const GivenModel = lazy(async () => ({
  default: (await import('./given-model.tsx')).GivenModel,
}));

/** Texts are there from the start, so that a search in the page finds their words. */
const isText = (file: PreviewFile) => 'content' in file && !file.name.endsWith(MODEL_SUFFIX);

function Content({ file }: { file: PreviewFile }) {
  if ('library' in file) {
    return (
      <Suspense fallback={<Spinner />}>
        <LibraryFile file={file} />
      </Suspense>
    );
  }
  if (file.name.endsWith(MODEL_SUFFIX)) {
    return (
      <Suspense fallback={<Spinner />}>
        <GivenModel file={file} />
      </Suspense>
    );
  }
  return <GivenText file={file} />;
}

function GivenFile({ file, shown }: { file: PreviewFile; shown: object | null }) {
  const [open, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!shown || !details.current) return;
    details.current.open = true;
    summary.current?.focus();
  }, [shown]);
  return (
    <details ref={details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary ref={summary} className="min-h-11">
        <code>{file.name}</code>
      </summary>
      {(open || isText(file)) && (
        <div>
          <Content file={file} />
        </div>
      )}
    </details>
  );
}

type Props = {
  files: readonly PreviewFile[];
  /** Stands above them; by default it addresses the author of the program. */
  text?: string;
  /** The file that should be shown now. */
  shown?: { name: string } | null;
};

/** The files beside the program of an exercise, each of which can be opened. */
export function GivenFiles({ files, text, shown = null }: Props) {
  const { t } = useTranslation('exercise');
  return (
    <section aria-label={t('files')} className="grid grid-cols-1 gap-2">
      <p className="text-muted text-sm">{text ?? t('files_text')}</p>
      {files.map((file) => (
        <GivenFile key={file.name} file={file} shown={shown?.name === file.name ? shown : null} />
      ))}
    </section>
  );
}
