import {
  addLessonComment,
  deleteComment,
  type LessonComment,
  listLessonComments,
  replyToComment,
  resolveComment,
} from '@codivia/contract/api/admin-lesson-comments';
import type { Language } from '@codivia/contract/api/language';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../lib/api.ts';
import { FAILURE_SHOWN } from '../../../../lib/failed-changes.ts';
import { useTranslation } from '../../../../lib/i18n.ts';
import { memberKey } from '../../../../lib/query.ts';
import { toast } from '../../../../lib/toast.ts';
import { useErrorText } from '../../../kit/failures.ts';

/** The time between two looks at what colleagues have written, in milliseconds. */
const POLL_MS = 30_000;
const commentsKey = (id: string) => memberKey('admin', 'lesson', id, 'comments');

/** The comments on a lesson, with those that colleagues write meanwhile. */
export function useLessonComments(id: string) {
  return useQuery({
    queryKey: commentsKey(id),
    queryFn: () => call(listLessonComments, { params: { id } }),
    staleTime: POLL_MS / 2,
    refetchInterval: POLL_MS,
  });
}

type CommentChange =
  | { kind: 'add'; language: Language; block_id: string; block_index: number; text: string }
  | { kind: 'reply'; comment_id: string; text: string }
  | { kind: 'resolve'; comment_id: string; resolved: boolean }
  | { kind: 'delete'; comment_id: string };

function send(id: string, change: CommentChange): Promise<LessonComment[]> {
  if (change.kind === 'add') {
    const { kind: _, ...body } = change;
    return call(addLessonComment, { params: { id }, body });
  }
  const params = { id, comment_id: change.comment_id };
  if (change.kind === 'delete') return call(deleteComment, { params });
  if (change.kind === 'reply') return call(replyToComment, { params, body: { text: change.text } });
  return call(resolveComment, { params, body: { resolved: change.resolved } });
}

/** Changes the comments of a lesson; what fails is shown, and what was written stays in its field. */
export function useCommentChange(id: string) {
  const queryClient = useQueryClient();
  const { t } = useTranslation('admin-lesson-comments');
  const errorText = useErrorText();
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: (change: CommentChange) => send(id, change),
    onSuccess: (comments) => queryClient.setQueryData(commentsKey(id), comments),
    onError: (error) => {
      toast.error(errorText(t('failed'), error));
      void queryClient.invalidateQueries({ queryKey: commentsKey(id) });
    },
  });
}
