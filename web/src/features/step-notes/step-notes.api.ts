import { listStepNotes, readStepNotes, type StepMark } from '@codivia/contract/lessons/step-notes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { call } from '../../lib/api.ts';
import { messageFor } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { memberKey } from '../../lib/query.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import {
  keepPending,
  markOf,
  type PendingStepNote,
  pendingStepNote,
  pendingStepNotes,
  pendingText,
  type StepPlace,
  watchStepNote,
  watchStepNotes,
} from './pending-step-notes.ts';
import { type StepNoteNews, sendSoon } from './send-step-notes.ts';

/** A pause in writing after which a note is sent, in milliseconds. */
const PAUSE_MS = 2000;

/** A step with its position in its lesson, and its title. */
export type NamedStep = StepPlace & { step_index: number; step_title: string };

type Known = StepMark & { revision: number };

const NOTHING: Known = { starred: false, note: '', revision: 0 };

/** Returns the note that the account has, to be changed. */
const startFrom = (known: Known): Omit<PendingStepNote, 'step_index' | 'step_title'> => ({
  ...markOf(known),
  revision: known.revision,
  base: markOf(known),
});

/** Keeps star and note of a step here, and sends them after the pause. */
export function useKeepStepNote() {
  const { t, language } = useTranslation('step-notes');
  const queryClient = useQueryClient();
  function reportNews(news: StepNoteNews): void {
    if ('joined' in news) toast.info(t('joined'));
    else toast.error(messageFor(news.refused, language));
  }
  return {
    /** `known` is what the account has, as far as it is known. */
    keep({ step_index, step_title, ...place }: NamedStep, known: Known, change: Partial<StepMark>) {
      const { kept_back: _, ...began } = pendingStepNote(place) ?? startFrom(known);
      keepPending(place, { ...began, ...change, step_index, step_title });
      sendSoon(queryClient, reportNews, change.note === undefined ? 0 : PAUSE_MS);
    },
    /** Sends pending notes at once. */
    send: () => sendSoon(queryClient, reportNews, 0),
  };
}

/**
 * Returns the star and note of a step in this browser, and functions to change them; `loading` until the account's note
 * is known.
 */
export function useStepNote(step: NamedStep) {
  const { lesson_id, step_id } = step;
  const { signedIn } = useSession();
  const query = useQuery({
    queryKey: memberKey('step-notes', lesson_id),
    queryFn: () => call(readStepNotes, { params: { lesson_id } }),
    enabled: signedIn,
    // Without the account's note one writes all the same: sending finds it.
    retry: false,
  });
  const watch = useMemo(() => watchStepNote({ lesson_id, step_id }), [lesson_id, step_id]);
  const text = useSyncExternalStore(
    watch,
    () => pendingText(step),
    () => null,
  );
  const known = query.data?.find((one) => one.step_id === step_id) ?? NOTHING;
  const pending = text === null ? null : pendingStepNote(step);
  const { keep, send } = useKeepStepNote();
  return {
    loading: query.isLoading,
    ...markOf(pending ?? known),
    pending,
    change: (change: Partial<StepMark>) => keep(step, known, change),
    send,
  };
}

const waitingText = () => JSON.stringify(pendingStepNotes());

/** Every star and note of the member, with what waits here to be sent. */
export function useAllStepNotes() {
  const query = useQuery({
    queryKey: memberKey('step-notes'),
    queryFn: () => call(listStepNotes),
    // Asked for at each visit: another device may have written.
    staleTime: 0,
  });
  const text = useSyncExternalStore(watchStepNotes, waitingText, () => '[]');
  const waiting: ReturnType<typeof pendingStepNotes> = JSON.parse(text);
  const waits = (one: StepPlace) =>
    waiting.some((other) => other.lesson_id === one.lesson_id && other.step_id === one.step_id);
  const notes: ListedStepNote[] = [
    ...(query.data ?? []).filter((one) => !waits(one)),
    ...waiting.map(({ pending, ...place }) => ({ ...place, ...pending })),
  ].filter(({ starred, note }) => starred || note !== '');
  return { query, notes };
}

/** Star and note of a step in a list. */
export type ListedStepNote = NamedStep & Known;
