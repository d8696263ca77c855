import {
  CLASS_RESTART,
  type ClassPause,
  followClass,
  keepClassPlace,
  type UnreadComments,
} from '@codivia/contract/api/class-lessons';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../lib/api.ts';
import { openEventStream } from '../../lib/event-stream.ts';
import { addressOf } from '../../lib/http.ts';
import { type PauseEnd, pauseEnd } from '../use-countdown.ts';

/**
 * Shows the pupil's classes that this lesson is open, and at which step; returns the pause of one of them, and comments
 * of teachers that were not read. Without a connection the lesson goes on as ever.
 */
export function useClassStream(lessonId: string, stepId: string) {
  const [pause, setPause] = useState<PauseEnd | null>(null);
  const [comments, setComments] = useState<UnreadComments>([]);
  const step = useRef(stepId);
  useEffect(() => {
    const query = () => ({ lesson_id: lessonId, step_id: step.current });
    return openEventStream({
      endpoint: followClass,
      address: () => addressOf(followClass, { query: query() }),
      restart: CLASS_RESTART,
      onEvent: (event, payload) => {
        if (event === 'pause') setPause(pauseEnd((payload as ClassPause).seconds));
        if (event === 'comments') setComments(payload as UnreadComments);
      },
      onConnected: () => {},
      onEnd: () => setPause(null),
    });
  }, [lessonId]);
  useEffect(() => {
    // The stream has brought the first step.
    if (step.current === stepId) return;
    step.current = stepId;
    const body = { lesson_id: lessonId, step_id: stepId };
    call(keepClassPlace, { body }).catch(() => {});
  }, [lessonId, stepId]);
  return { pause, comments };
}
