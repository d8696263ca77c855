import { ReportedProblem } from '../src/errors.ts';
import { parser } from '../src/services/parser.ts';

/** The misbehaviour that the parser is asked for, and its duration in milliseconds. */
export type Misbehaviour = { kind: 'loop' | 'fill memory' | 'refuse' | 'fail'; ms?: number };

export const REFUSED = new ReportedProblem(422, 'no', { fr: 'Non.', en: 'No.' }, { used: 7 });

function loop(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

/** Fills the memory in small pieces, as parsers do: a piece that does not fit by itself ends the whole process. */
function fillMemory(): void {
  for (let all: object = {}; ; ) all = { all };
}

/** A parser that misbehaves as requested. */
export default parser(({ kind, ms = Number.POSITIVE_INFINITY }: Misbehaviour) => {
  if (kind === 'refuse') throw REFUSED;
  if (kind === 'fail') throw new TypeError('a fault of ours');
  if (kind === 'fill memory') fillMemory();
  loop(ms);
  return kind;
});
