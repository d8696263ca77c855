import type { ProgramFiles } from '@codivia/contract/programs/program';
import { CodeBlock } from './code-block.tsx';
import { labelOfFile } from './file-language.ts';

type Props = {
  /** Names the program among the others of the page. */
  title: string;
  files: ProgramFiles;
  /** True to name a single file as well, such as one of a program that has several. */
  named?: boolean;
};

/** A program to read, file by file. */
export function ProgramCode({ title, files, named = false }: Props) {
  const names = Object.keys(files);
  const several = named || names.length > 1;
  return names.map((name) => (
    <div key={name} className="grid min-w-0 grid-cols-1 gap-1">
      {several && <p className="m-0! font-bold text-muted text-sm">{labelOfFile(name)}</p>}
      <div className="code-surface">
        <CodeBlock
          label={several ? `${title} (${labelOfFile(name)})` : title}
          code={files[name]?.trimEnd() ?? ''}
          className="code-plain ps-4!"
        />
      </div>
    </div>
  ));
}
