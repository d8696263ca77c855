import type { ProgramFiles } from '@codivia/contract/programs/program';
import { ProgramCode } from '../../code/editor/program-code.tsx';

/** A program to read, file by file. */
export function ProgramView({ title, program }: { title: string; program: ProgramFiles }) {
  const written = Object.entries(program).filter(([, code]) => code.trim() !== '');
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-2">
      <h3 className="text-lg">{title}</h3>
      <ProgramCode title={title} files={Object.fromEntries(written)} />
    </div>
  );
}
