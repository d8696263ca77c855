import type { Answer, Input } from '@codivia/contract/api/endpoint';
import type { LivePublication } from '@codivia/contract/api/live-events';
import {
  answerLivePoll,
  askLiveQuestion,
  closeLivePoll,
  decideLiveQuestion,
  endLiveSession,
  type LiveQuestionState,
  type LiveRole,
  listLiveQuestions,
  openLivePoll,
  publishLive,
  readLiveRoom,
  signalTooFast,
  startLiveSession,
  voteLiveQuestion,
} from '@codivia/contract/api/live-room';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { call } from '../../lib/api.ts';
import { FAILURE_SHOWN } from '../../lib/failed-changes.ts';
import { memberKey } from '../../lib/query.ts';

/** Participants fetch the new list within this time, in milliseconds, each at a random moment. */
const SPREAD_MS = 1500;

const roomKey = (id: string) => memberKey('live-room', id);
const questionsKey = (id: string) => memberKey('live-room', id, 'questions');

/** The room at the moment of entering; later events arrive by its stream. */
export function useLiveRoom(id: string) {
  return useQuery({
    queryKey: roomKey(id),
    queryFn: () => call(readLiveRoom, { params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Returns the questions and the poll, fetched again whenever `revision` has changed. */
export function useLiveQuestions(id: string, role: LiveRole, revision: number) {
  const query = useQuery({
    queryKey: questionsKey(id),
    queryFn: () => call(listLiveQuestions, { params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const reread = useEffectEvent(() => void query.refetch());
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows each revision
  useEffect(() => {
    const wait = role === 'host' ? 0 : Math.random() * SPREAD_MS;
    const timer = setTimeout(() => reread(), wait);
    return () => clearTimeout(timer);
  }, [revision, role]);
  return query;
}

type Make<Argument, Result> = (argument: Argument) => Promise<Result>;

/** Makes a call of the room, after which the questions and the poll are fetched again. */
function useRoomCall<Argument, Result>(id: string, make: Make<Argument, Result>, meta = {}) {
  const queryClient = useQueryClient();
  return useMutation({
    meta,
    mutationFn: make,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: questionsKey(id) }),
  });
}

/** Makes a call for a form in the room, which shows a refusal itself. */
const useFormCall = <Argument, Result>(id: string, make: Make<Argument, Result>) =>
  useRoomCall(id, make, FAILURE_SHOWN);

/** Asks a question. */
export function useAskQuestion(id: string) {
  return useFormCall(id, (text: string) =>
    call(askLiveQuestion, { params: { id }, body: { text } }),
  );
}

/** Votes for a question, or withdraws the vote. */
export function useVote(id: string) {
  return useRoomCall(id, ({ question_id, on }: { question_id: string; on: boolean }) =>
    call(voteLiveQuestion, { params: { id, question_id }, body: { on } }),
  );
}

/** Records a host's decision about a question. */
export function useDecide(id: string) {
  return useRoomCall(
    id,
    ({ question_id, state }: { question_id: string; state: LiveQuestionState }) =>
      call(decideLiveQuestion, { params: { id, question_id }, body: { state } }),
  );
}

/** Opens a poll for everybody. */
export function useOpenPoll(id: string) {
  return useFormCall(id, (body: Input<typeof openLivePoll>['body']) =>
    call(openLivePoll, { params: { id }, body }),
  );
}

/** Closes a poll. */
export function useClosePoll(id: string) {
  return useRoomCall(id, (poll_id: string) => call(closeLivePoll, { params: { id, poll_id } }));
}

/** Chooses an option of a poll. */
export function useAnswerPoll(id: string) {
  return useRoomCall(id, ({ poll_id, option }: { poll_id: string; option: number }) =>
    call(answerLivePoll, { params: { id, poll_id }, body: { option } }),
  );
}

/** Tells the host that it goes too fast, or no longer does. */
export function useTooFast(id: string) {
  return useRoomCall(id, (on: boolean) => call(signalTooFast, { params: { id }, body: { on } }));
}

/** Publishes a note. */
export function usePublishNote(id: string) {
  return useFormCall(id, (note: { title: string; text: string }) =>
    call(publishLive, { params: { id }, body: { type: 'note', ...note } }),
  );
}

/** Publishes a selection or a run. @throws ApiError */
export function publish(id: string, body: LivePublication): Promise<Answer<typeof publishLive>> {
  return call(publishLive, { params: { id }, body });
}

/** Starts a session, after which its room can be entered. */
export function useStartSession(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(startLiveSession, { params: { id } }),
    onSuccess: () => queryClient.resetQueries({ queryKey: roomKey(id) }),
  });
}

/** Ends a session: the stream notifies everybody. */
export function useEndSession(id: string) {
  return useRoomCall(id, () => call(endLiveSession, { params: { id } }));
}
