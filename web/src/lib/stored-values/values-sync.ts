import type { ProgramKind } from '@codivia/contract/programs/program';
import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '../api-error.ts';
import { isRefusal } from '../http.ts';
import { changesToSend, fetchValues, sendValues } from './account-values.ts';
import { watchValues } from './unsent-values.ts';

/** A pause after which stored values are sent, in milliseconds: a program often stores several at once. */
const PAUSE_MS = 2000;
/** Minimum time between two sends, in milliseconds, however often the program stores something. */
const INTERVAL_MS = 10_000;
/** Time until a send that was not answered is tried again, in milliseconds. */
const RETRY_MS = 60_000;

/** Programs of Python keep files, and store no values. */
const storesValues = (kind: ProgramKind): boolean => kind !== 'python';

/**
 * Fetches the values that the program of a project has stored, before the room can run it: a game that does not know
 * the best score yet would replace it. Values that cannot be fetched stay as this browser has them.
 */
export async function loadValues(id: string, kind: ProgramKind, place: string): Promise<void> {
  if (storesValues(kind)) await fetchValues(id, place).catch(() => {});
}

type Parts = {
  /** The id of the project. */
  id: string;
  /** The place where this browser keeps it. */
  place: string;
  onRefused: (error: unknown) => void;
};

/**
 * Sends the account the values that the program of a project stores, until the returned function is called, which sends
 * the rest. Failures show no message, since the values are in this browser, except for a refusal.
 */
export function startValuesSync({ id, place, onRefused }: Parts): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = Number.NEGATIVE_INFINITY;
  let sending = false;
  let ended = false;
  /** The account has no such project any more. */
  let gone = false;
  let refused = '';

  function plan(wait: number): void {
    if (timer !== undefined || ended) return;
    timer = setTimeout(() => void push(), Math.max(wait, last + INTERVAL_MS - Date.now()));
  }

  function fail(error: unknown, changes: string): void {
    const status = error instanceof ApiError ? error.status : 0;
    if (status === 404) gone = true;
    else if (status === 401 || !isRefusal(error)) plan(RETRY_MS);
    else {
      refused = changes;
      onRefused(error);
    }
  }

  async function push(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const changes = changesToSend(place);
    const text = JSON.stringify(changes);
    if (sending || gone || changes.length === 0 || text === refused) return;
    sending = true;
    last = Date.now();
    try {
      await sendValues(id, place, changes);
      sending = false;
      if (changesToSend(place).length > 0) plan(PAUSE_MS);
    } catch (error) {
      sending = false;
      fail(error, text);
    }
  }

  function onVisibility(): void {
    if (document.visibilityState === 'hidden') void push();
    else if (!gone) fetchValues(id, place).catch(() => {});
  }
  const onOnline = () => void push();
  const unwatch = watchValues(() => plan(PAUSE_MS));
  window.addEventListener('online', onOnline);
  document.addEventListener('visibilitychange', onVisibility);
  void push();
  return () => {
    ended = true;
    unwatch();
    window.removeEventListener('online', onOnline);
    document.removeEventListener('visibilitychange', onVisibility);
    void push();
  };
}

/** Sends the account the values that the program of an opened project stores, for as long as the component is there. */
export function useValuesSync({ kind, ...parts }: Parts & { kind: ProgramKind }): void {
  const { id, place } = parts;
  const onRefused = useEffectEvent(parts.onRefused);
  useEffect(() => {
    if (!storesValues(kind)) return;
    return startValuesSync({ id, place, onRefused: (error) => onRefused(error) });
  }, [id, kind, place]);
}
