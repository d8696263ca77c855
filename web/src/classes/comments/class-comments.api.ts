import { commentWork, listClassThreads } from '@codivia/contract/api/class-threads';
import type { CodePlace } from '@codivia/contract/api/mentoring';
import type { ProgramFiles } from '@codivia/contract/programs/program';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FAILURE_SHOWN } from '../../lib/failed-changes.ts';
import { memberKey } from '../../lib/query.ts';
import { useClassServer } from '../class-server.ts';

const threadsKey = (classId: string) => memberKey('classes', classId, 'threads');

/** The comments on programs of a class. */
export function useClassThreads(classId: string) {
  const { call } = useClassServer();
  return useQuery({
    queryKey: threadsKey(classId),
    queryFn: () => call(listClassThreads, { params: { id: classId } }),
    staleTime: 0,
  });
}

/** The program that is commented on. */
export interface CommentedWork {
  classId: string;
  memberId: string;
  lessonId: string;
  exerciseId: string;
}

/** Comments on a pupil's program. */
export function useCommentWork({ classId, memberId, lessonId, exerciseId }: CommentedWork) {
  const { call } = useClassServer();
  const queryClient = useQueryClient();
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: (comment: { files: ProgramFiles; text: string; place?: CodePlace }) =>
      call(commentWork, {
        params: { id: classId, member_id: memberId },
        body: { lesson_id: lessonId, exercise_id: exerciseId, ...comment },
      }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: threadsKey(classId) }),
  });
}
