import type { Failure } from '@codivia/runners/runner';
import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLanguage } from '../../lib/i18n.ts';
import type { CodeEditorRef } from '../editor/code-editor.tsx';
import { useExplanation } from '../python/use-explanation.ts';
import type { Problem } from './problem.ts';
import { ProblemStrip } from './problem-strip.tsx';
import { useIsFresh } from './use-is-fresh.ts';

export type PythonProblemsProps = {
  code: string;
  /** Of the last run, or check. */
  failure: Failure | null;
  editor: RefObject<CodeEditorRef | null>;
  /** `file` is one beside the program. */
  onGoTo: (line: number, file?: string) => void;
};

type ExplainedProps = { failure: Failure; onExplained: (explanation: string | null) => void };

/** Reports the explanation of a failure, which is fetched only when there is a failure. */
function Explained({ failure, onExplained }: ExplainedProps) {
  const language = useLanguage();
  const explanation = useExplanation(failure, language);
  const tell = useEffectEvent(onExplained);
  useEffect(() => tell(explanation), [explanation]);
  return null;
}

/** The problem of a Python program: Python reports only the first one, when it runs. */
export function PythonProblems({ code, failure, editor, onGoTo }: PythonProblemsProps) {
  const isFresh = useIsFresh(code, failure === null);
  const [explanation, setExplanation] = useState<string | null>(null);
  const line = failure?.line ?? null;
  const place = failure?.place;
  const said = failure ? `${failure.type}: ${failure.message}` : '';
  const problems = useMemo((): Problem[] => {
    if (!isFresh) return [];
    const about = { file: 'python', message: explanation || said, isError: true } as const;
    if (place) return [{ ...about, name: place.file, fileLabel: place.file, line: place.line }];
    return line === null ? [] : [{ ...about, line }];
  }, [line, place, isFresh, explanation, said]);
  return (
    <>
      {failure && <Explained failure={failure} onExplained={setExplanation} />}
      <ProblemStrip
        problems={problems}
        editor={editor}
        isKnown={failure !== null && isFresh}
        onlyRuns
        shown="python"
        onGoTo={(problem) => onGoTo(problem.line, problem.name)}
      />
    </>
  );
}
