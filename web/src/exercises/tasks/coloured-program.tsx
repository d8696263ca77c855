import type { CodeLanguage } from '../../code/editor/editor-handle.ts';
import { QuizHtml } from '../quiz/quiz-option.tsx';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

type Props = { label: string; code: string; language: CodeLanguage };

/** A program to read, in colours, with line numbers. */
export function ColouredProgram({ label, code, language }: Props) {
  const text = code.trimEnd().replaceAll(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
  return (
    <section aria-label={label}>
      <QuizHtml html={`<pre><code class="language-${language}">${text}</code></pre>`} />
    </section>
  );
}
