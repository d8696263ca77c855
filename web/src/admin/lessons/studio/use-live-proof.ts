import { LANGUAGES, type Language } from '@codivia/contract/api/language';
import {
  type AnswerFault,
  type AnswerName,
  type AnswerVerdict,
  answersIn,
  faultOf,
  type ListedAnswer,
} from '@codivia/contract/exercises/answers';
import type { AuthoredCodeExercise, AuthoredExercise } from '@codivia/contract/exercises/exercises';
import { hasCode } from '@codivia/contract/exercises/modules';
import { proofText } from '@codivia/contract/exercises/proof';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useDebounced } from '../../kit/use-debounced.ts';
import { useCheckAnswer } from '../check-answer.ts';
import { type CheckAnswer, proveExercises } from '../proof.ts';

/** Pause in typing after which answers are checked, in milliseconds. */
const DEBOUNCE_MS = 800;
/** Verdicts that are remembered while an exercise is open. */
const MAX_VERDICTS = 500;

/** One answer in one language: its verdict, null while it is not known, and the fault that this shows. */
export interface AnswerOutcome {
  language: Language;
  name: AnswerName;
  verdict: AnswerVerdict | null;
  fault: AnswerFault | null;
}

export type ProofState = 'proven' | 'differs' | 'checking' | 'paused' | 'unavailable';

/** The proof of an exercise as it is written now. */
export interface LiveProof {
  state: ProofState;
  outcomes: readonly AnswerOutcome[];
  /** The answers that do something else than their author states. */
  differing: number;
  /** The reason why answers cannot be checked here. */
  message: string;
  isPaused: boolean;
  pause: () => void;
  /** Goes on, and tries once more what could not be checked. */
  resume: () => void;
}

/** The name of an answer as one text. */
export const answerKey = (name: AnswerName) =>
  'number' in name ? `${name.of} ${name.number}` : name.of;

const jobKey = ({ job }: ListedAnswer) => JSON.stringify(job);

function outcomesOf(
  exercise: AuthoredCodeExercise,
  verdicts: ReadonlyMap<string, AnswerVerdict>,
): AnswerOutcome[] {
  return LANGUAGES.flatMap((language) =>
    answersIn(exercise, language).map((answer) => {
      const verdict = verdicts.get(jobKey(answer)) ?? null;
      const fault = verdict && faultOf(answer, verdict, exercise);
      return { language, name: answer.name, verdict, fault };
    }),
  );
}

/**
 * Checks the answers of an exercise while it is written: those that a change concerns, after a pause in typing. What is
 * outdated is stopped. Null checks nothing. A proof without faults counts when the lesson is saved.
 */
export function useLiveProof(exercise: AuthoredExercise | null): LiveProof | null {
  const check = useCheckAnswer(true);
  const verdicts = useRef(new Map<string, AnswerVerdict>());
  const [known, setKnown] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [failure, setFailure] = useState<{ message: string } | null>(null);
  const proven = exercise && hasCode(exercise) ? exercise : null;
  const settled = useDebounced(proven, DEBOUNCE_MS);
  const text = useMemo(() => settled && proofText(settled), [settled]);

  const checkOnce: CheckAnswer = async (job, signal) => {
    const key = JSON.stringify(job);
    const before = verdicts.current.get(key);
    if (before) return before;
    const verdict = await check(job, signal);
    signal.throwIfAborted();
    const [oldest] = verdicts.current.keys();
    if (oldest && verdicts.current.size >= MAX_VERDICTS) verdicts.current.delete(oldest);
    verdicts.current.set(key, verdict);
    setKnown((count) => count + 1);
    return verdict;
  };
  const prove = useEffectEvent(async (signal: AbortSignal) => {
    if (!settled) return;
    try {
      await proveExercises([settled], { check: checkOnce, again: true, signal });
    } catch (error) {
      if (!signal.aborted) setFailure({ message: error instanceof Error ? error.message : '' });
    }
  });
  const isActive = proven !== null && !isPaused && !failure;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another proof
  useEffect(() => {
    if (!isActive) return;
    const ending = new AbortController();
    void prove(ending.signal);
    return () => ending.abort();
  }, [isActive, text]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each verdict changes the outcomes
  const outcomes = useMemo(
    () => (proven ? outcomesOf(proven, verdicts.current) : []),
    [proven, known],
  );
  if (!proven) return null;
  const faulty = outcomes.filter(({ fault }) => fault !== null);
  const differing = new Set(faulty.map(({ name }) => answerKey(name))).size;
  const isKnown = outcomes.every(({ verdict }) => verdict !== null);
  const waiting = failure ? 'unavailable' : isPaused ? 'paused' : 'checking';
  return {
    state: !isKnown ? waiting : differing > 0 ? 'differs' : 'proven',
    outcomes,
    differing,
    message: failure?.message ?? '',
    isPaused,
    pause: () => setPaused(true),
    resume: () => {
      setPaused(false);
      setFailure(null);
    },
  };
}
