import { describeHint } from '@codivia/runners/python/page/hint-words';
import type { Failure } from '@codivia/runners/runner';
import { type RefObject, useMemo, useState } from 'react';
import { useLanguage } from '../../../lib/i18n.ts';
import type { CodeEditorRef } from '../../editor/code-editor.tsx';
import { inOrder, type Problem } from '../../editor/problems/problem.ts';
import { ProblemStrip } from '../../editor/problems/problem-strip.tsx';
import { useIsFresh } from '../../editor/problems/use-is-fresh.ts';
import { useExplain } from '../use-explanation.ts';
import { useReading } from './use-reading.ts';

export type PythonProblemsProps = {
  code: string;
  /** The unchanged code; left out, that of the beginning. */
  start?: string;
  /** The file that the editor shows; `main.py` unless there are several. */
  file?: string;
  /** Of the last run, or check. */
  failure: Failure | null;
  editor: RefObject<CodeEditorRef | null>;
  /** Only problems of a run are shown: others would reveal the answer. */
  onlyRuns?: boolean;
  onGoTo: (line: number, file?: string) => void;
};

const NONE: Problem[] = [];
const MAIN = 'main.py';

/** Returns a failure as a problem of the code; an error without a position in it is none. */
function problemOf({ line, place }: Failure, message: string): Problem[] {
  const about = { message, isError: true } as const;
  if (place) return [{ ...about, ...place, fileLabel: place.file }];
  return line === null ? NONE : [{ ...about, file: MAIN, line }];
}

/**
 * The problems of a Python program: those that keep it from running, code that was probably meant otherwise, and those
 * reported by its last run.
 */
export function PythonProblems(props: PythonProblemsProps) {
  const { code, file = MAIN, failure, editor, onlyRuns = false, onGoTo } = props;
  const language = useLanguage();
  const [first] = useState(props.start ?? code);
  const [wasOpened, setWasOpened] = useState(false);
  const isTouched = wasOpened || code !== first || failure !== null;
  const reading = useReading(code, isTouched && !onlyRuns, editor);
  const isFresh = useIsFresh(code, failure === null);
  const ended = isFresh ? failure : null;
  const read = reading?.failure ?? null;
  const hints = reading?.hints;
  const explain = useExplain(ended !== null || read !== null);
  const problems = useMemo(() => {
    const explanationOf = (one: Failure) =>
      explain?.(one, language) || `${one.type}: ${one.message}`;
    const failed = ended ? problemOf(ended, explanationOf(ended)) : NONE;
    const unread = read
      ? problemOf(read, explanationOf(read)).map((one) => ({ ...one, file }))
      : NONE;
    const meant = (hints ?? []).map((hint): Problem => {
      const message = describeHint(hint, language);
      return { file, line: hint.line, message, isError: false, near: hint.name };
    });
    return inOrder([...failed, ...unread, ...meant]);
  }, [ended, read, hints, explain, language, file]);
  return (
    <ProblemStrip
      problems={problems}
      editor={editor}
      isKnown={problems.length > 0 || (reading?.isAll === true && ended === null)}
      onlyRuns
      shownFile={file}
      onOpen={() => setWasOpened(true)}
      onGoTo={(problem) => onGoTo(problem.line, problem.file)}
    />
  );
}
