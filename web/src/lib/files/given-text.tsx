import type { ExerciseFile } from '@codivia/contract/exercises/base';
import { useTranslation } from '../i18n.ts';

/** The text of a file, which scrolls where it is long. */
export function GivenText({ file }: { file: ExerciseFile }) {
  const { t } = useTranslation('exercise');
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long file is scrolled by keyboard.
      tabIndex={0}
      aria-label={t('file_content', { name: file.name })}
      className="max-h-64 overflow-auto rounded-control"
    >
      <pre className="!m-0">{file.content}</pre>
    </section>
  );
}
