import type { PreviewKind } from '@codivia/contract/programs/program';
import type { PreviewVerdict } from '@codivia/runners/preview/messages';
import type { PreviewProgram } from '@codivia/runners/preview/preview-program';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useEffect, useRef, useState } from 'react';
import { type CheckAnswer, KINDS } from '../../code/lesson/preview-kinds.ts';
import { frameAddress } from '../../code/previews/use-preview.ts';

/** Another check than the real one; for tests. */
export const CheckContext = createContext<CheckAnswer | null>(null);

interface AnswerCheck {
  checking: boolean;
  /** The verdict on the code as it was checked last; null before, and once the code has been changed. */
  verdict: PreviewVerdict | null;
  /** The number of wrong answers. */
  tries: number;
  /** `onChecked` receives the result, unless the check was stopped. */
  check: (program: PreviewProgram, onChecked: (found: PreviewVerdict) => void) => Promise<void>;
  stop: () => void;
  /** Removes the verdict: it is not about this code any more. */
  forget: () => void;
}

/** Keys of verdicts that say nothing about the answer. */
const NO_TRY = ['interrupted', 'unavailable'];

/** Keys of verdicts on programs that did not end by themselves. */
const ENDED = ['timeout', 'out-of-memory', 'crashed'];

/** Tells whether a checked program can be shown beside the verdict: it has neither failed nor hung. */
export function isShowable({ failure, key }: PreviewVerdict): boolean {
  return failure === null && !ENDED.includes(key ?? '');
}

/** Checks answers to one exercise in a hidden frame. Leaving the page stops it. */
export function useAnswerCheck(exercise: { kind: PreviewKind; check: string }): AnswerCheck {
  const queryClient = useQueryClient();
  const contextCheck = use(CheckContext);
  const [checking, setChecking] = useState(false);
  const [verdict, setVerdict] = useState<PreviewVerdict | null>(null);
  const [tries, setTries] = useState(0);
  const current = useRef<AbortController | null>(null);
  useEffect(
    () => () => {
      current.current?.abort();
      current.current = null;
    },
    [],
  );

  async function check(
    program: PreviewProgram,
    onChecked: (found: PreviewVerdict) => void,
  ): Promise<void> {
    const mine = new AbortController();
    current.current = mine;
    setChecking(true);
    setVerdict(null);
    const { frame, check: real } = KINDS[exercise.kind];
    const options = { body: document.body, address: () => frameAddress(queryClient, frame) };
    const found = await (contextCheck ?? real)(options, program, exercise.check, mine.signal);
    if (current.current !== mine) return;
    current.current = null;
    setChecking(false);
    setVerdict(found);
    if (NO_TRY.includes(found.key ?? '')) return;
    onChecked(found);
    if (!found.passed) setTries((before) => before + 1);
  }

  return {
    checking,
    verdict,
    tries,
    check,
    stop: () => current.current?.abort(),
    forget: () => setVerdict(null),
  };
}
