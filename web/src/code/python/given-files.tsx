import type { ExerciseFile } from '@codivia/contract/exercises';
import type { RunFile } from '@codivia/runners/runner';
import { useTranslation } from '../../lib/i18n.ts';

/** The files of an exercise as its program finds them in its folder. */
export function runFilesOf(files: readonly ExerciseFile[] = []): RunFile[] {
  return files.map(({ name, content }) => ({ name, data: new TextEncoder().encode(content) }));
}

/** The files that lie beside the program of an exercise: each can be looked into. */
export function GivenFiles({ files }: { files: readonly ExerciseFile[] }) {
  const { t } = useTranslation('python');
  return (
    <section aria-label={t('given_files')} className="grid grid-cols-1 gap-2">
      <p className="text-muted text-sm">{t('given_files_text')}</p>
      {files.map(({ name, content }) => (
        <details key={name}>
          <summary className="min-h-11">
            <code>{name}</code>
          </summary>
          <section
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a long file is scrolled by keyboard.
            tabIndex={0}
            aria-label={t('given_file', { name })}
            className="mt-2 max-h-64 overflow-auto rounded-control"
          >
            <pre className="!m-0">{content}</pre>
          </section>
        </details>
      ))}
    </section>
  );
}
