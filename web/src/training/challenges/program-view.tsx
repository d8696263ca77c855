import type { AnswerParts } from '@codivia/contract/exercises/results';
import { CodeBlock } from '../../code/editor/code-block.tsx';

const NAMES: Record<string, string> = { html: 'HTML', css: 'CSS', js: 'JavaScript' };

/** A program to read, part by part. */
export function ProgramView({ title, program }: { title: string; program: AnswerParts }) {
  const parts = Object.entries(program).filter(([, code]) => code.trim() !== '');
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-2">
      <h3 className="text-lg">{title}</h3>
      {parts.map(([name, code]) => (
        <div key={name} className="grid min-w-0 grid-cols-1 gap-1">
          {parts.length > 1 && <p className="m-0! font-bold text-muted text-sm">{NAMES[name]}</p>}
          <div className="code-surface">
            <CodeBlock
              label={parts.length > 1 ? `${title} (${NAMES[name]})` : title}
              code={code.trimEnd()}
              className="code-plain ps-4!"
            />
          </div>
        </div>
      ))}
    </div>
  );
}
