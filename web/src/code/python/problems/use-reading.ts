import type { Reading } from '@codivia/runners/runner';
import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { CodeEditorRef } from '../../editor/code-editor.tsx';
import { lineBeingWritten, withoutLine } from '../../editor/problems/line-being-written.ts';
import { PAUSE_MS } from '../../editor/problems/problem.ts';
import { useRunner, useRunnerState } from '../runner-context.ts';

/** A reading of the code as it was `PAUSE_MS` after an edit. */
interface Seen {
  code: string;
  reading: Reading;
  /** The line that was being written and has not been left since; null for none. */
  written: number | null;
}

const linesOf = ({ failure, hints }: Reading) => [failure?.line, ...hints.map(({ line }) => line)];

/** The part of a reading that is shown, and a flag that tells whether it is all of it. */
export type Shown = Reading & { isAll: boolean };

function shownOf({ code, reading, written }: Seen): Shown {
  if (written === null) return { ...reading, isAll: true };
  const rest = withoutLine(reading, code, written);
  return { ...rest, isAll: !reading.failure && rest.hints.length === reading.hints.length };
}

/**
 * Lets Python parse the program a moment after each edit, without running it; null before it has. Problems of the line
 * that is being written appear when the caret leaves it, unless they were there already.
 */
export function useReading(
  code: string,
  isAwake: boolean,
  editor: RefObject<CodeEditorRef | null>,
): Shown | null {
  const runner = useRunner();
  const isReady = useRunnerState(runner) === 'ready';
  const [seen, setSeen] = useState<Seen | null>(null);
  const look = useEffectEvent(async () => {
    const reading = await runner.read(code);
    if (!reading) return;
    const line = lineBeingWritten(editor.current);
    setSeen((before) => {
      const wasShown = before !== null && linesOf(shownOf(before)).includes(line ?? 0);
      return { code, reading, written: wasShown ? null : line };
    });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks again at other code
  useEffect(() => {
    if (!isAwake || !isReady) return;
    const timer = setTimeout(() => void look(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [code, isAwake, isReady]);

  const isHeldBack = seen !== null && seen.written !== null;
  const leave = useEffectEvent(() => {
    // For other code, the next reading finds the line that is being written.
    if (seen?.code !== code || lineBeingWritten(editor.current) === seen.written) return;
    setSeen({ ...seen, written: null });
  });
  useEffect(() => {
    if (!isHeldBack) return;
    const moved = () => leave();
    // The element that takes the focus has it only after this event.
    const left = () => setTimeout(moved);
    document.addEventListener('selectionchange', moved);
    document.addEventListener('focusout', left);
    return () => {
      document.removeEventListener('selectionchange', moved);
      document.removeEventListener('focusout', left);
    };
  }, [isHeldBack]);
  // While a program runs nothing is parsed: problems found in other code say nothing about this one.
  const isStale = seen !== null && seen.code !== code && !(isAwake && isReady);
  return useMemo(() => (seen && !isStale ? shownOf(seen) : null), [seen, isStale]);
}
