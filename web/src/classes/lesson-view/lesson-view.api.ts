import {
  CLASS_RESTART,
  type ClassPause,
  type LessonRow,
  type LessonView,
  listClassLessons,
  pauseClass,
  readLessonView,
  readPupilWork,
  streamLessonView,
} from '@codivia/contract/api/class-lessons';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { addressOf } from '../../lib/http.ts';
import { memberKey } from '../../lib/query.ts';
import { useClassServer } from '../class-server.ts';
import { type PauseEnd, pauseEnd } from '../use-countdown.ts';

/** Number of streams without an event after which the view is read again and again instead. */
const SILENT_STREAMS = 3;
const REREAD_MS = 10_000;

/** The lessons of a class that are open now. */
export function useClassLessons(classId: string) {
  const { call } = useClassServer();
  return useQuery({
    queryKey: memberKey('classes', classId, 'lessons'),
    queryFn: () => call(listClassLessons, { params: { id: classId } }),
    staleTime: 0,
  });
}

interface Live {
  view: LessonView | null;
  pause: PauseEnd | null;
  connected: boolean;
  /** The streams in a row that brought nothing: a network may hold them back. */
  silent: number;
  /** The code with which the stream has ended for good. */
  ended: string | null;
}

const NOTHING: Live = { view: null, pause: null, connected: true, silent: 0, ended: null };

function withRows(view: LessonView | null, changed: readonly LessonRow[]): LessonView | null {
  const byId = new Map(changed.map((row) => [row.member_id, row]));
  return view && { ...view, rows: view.rows.map((row) => byId.get(row.member_id) ?? row) };
}

function after(live: Live, event: string | undefined, payload: unknown): Live {
  const heard = { ...live, silent: 0 };
  if (event === 'view') return { ...heard, view: payload as LessonView };
  if (event === 'rows') return { ...heard, view: withRows(live.view, payload as LessonRow[]) };
  if (event === 'pause') return { ...heard, pause: pauseEnd((payload as ClassPause).seconds) };
  return live;
}

/**
 * Follows a lesson of a class. Where a network holds streams back, the view is read every ten seconds; `failure` is then
 * the reason why it could not.
 */
export function useLessonView(classId: string, lessonId: string) {
  const { call, follow } = useClassServer();
  const [live, setLive] = useState(NOTHING);
  useEffect(() => {
    const params = { id: classId, lesson_id: lessonId };
    setLive(NOTHING);
    return follow({
      endpoint: streamLessonView,
      address: () => addressOf(streamLessonView, { params }),
      restart: CLASS_RESTART,
      onEvent: (event, payload) => setLive((before) => after(before, event, payload)),
      onConnected: (connected) =>
        setLive((before) => ({ ...before, connected, silent: before.silent + Number(!connected) })),
      onEnd: (ended) => setLive((before) => ({ ...before, ended })),
    });
  }, [classId, lessonId, follow]);
  const rereads = live.silent >= SILENT_STREAMS && live.ended === null;
  const read = useQuery({
    queryKey: memberKey('classes', classId, 'lesson', lessonId),
    queryFn: () => call(readLessonView, { params: { id: classId, lesson_id: lessonId } }),
    enabled: rereads,
    staleTime: 0,
    refetchInterval: REREAD_MS,
  });
  return {
    ...live,
    view: rereads ? (read.data ?? live.view) : live.view,
    rereads: rereads && read.data !== undefined && !read.isError,
    failure: rereads ? read.error : null,
    setPause: (seconds: number) => setLive((one) => ({ ...one, pause: pauseEnd(seconds) })),
  };
}

/** Pauses the lessons of a class, or ends the pause with 0. */
export function usePause(classId: string, onDone: (seconds: number) => void) {
  const { call } = useClassServer();
  return useMutation({
    mutationFn: (seconds: number) =>
      call(pauseClass, { params: { id: classId }, body: { seconds } }),
    onSuccess: ({ seconds }) => onDone(seconds),
  });
}

/** The place of a pupil's work. */
export interface WorkPlace {
  classId: string;
  memberId: string;
  lessonId: string;
  exerciseId: string;
}

/** A pupil's work. Each reading is recorded, so none happens but those that are asked for. */
export function usePupilWork({ classId, memberId, lessonId, exerciseId }: WorkPlace) {
  const { call } = useClassServer();
  return useQuery({
    queryKey: memberKey('classes', classId, 'work', memberId, lessonId, exerciseId),
    queryFn: () =>
      call(readPupilWork, {
        params: { id: classId, member_id: memberId, lesson_id: lessonId, exercise_id: exerciseId },
      }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
