import {
  changeAssignment,
  createAssignments,
  listAssignments,
  type NewAssignment,
  removeAssignment,
} from '@codivia/contract/api/assignments';
import type { Input } from '@codivia/contract/api/endpoint';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FAILURE_SHOWN } from '../../lib/failed-changes.ts';
import { memberKey } from '../../lib/query.ts';
import { useClassServer } from '../class-server.ts';

const ASSIGNMENTS = memberKey('classes', 'assignments');

/** What a class has to do. Its other teachers and its pupils change it, so it is asked for at every visit. */
export function useAssignments(classId: string) {
  const { call } = useClassServer();
  return useQuery({
    queryKey: [...ASSIGNMENTS, classId],
    queryFn: () => call(listAssignments, { params: { id: classId } }),
    staleTime: 0,
  });
}

/** Asks again for the assignments, and for the list of classes, which counts them. */
function useRefresh() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ASSIGNMENTS }),
      queryClient.invalidateQueries({ queryKey: memberKey('classes', 'list') }),
    ]);
}

/** Assigns several things at once: all of them, or none when the server refuses. */
export function useCreateAssignments(classId: string) {
  const { call } = useClassServer();
  return useMutation({
    mutationFn: (assignments: NewAssignment[]) =>
      call(createAssignments, { params: { id: classId }, body: { assignments } }),
    onSettled: useRefresh(),
  });
}

/** Changes the dates of an assignment and its pupils over the revision that the edit began from. */
export function useChangeAssignment(classId: string, assignmentId: string) {
  const { call } = useClassServer();
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: (body: Input<typeof changeAssignment>['body']) =>
      call(changeAssignment, { params: { id: classId, assignment_id: assignmentId }, body }),
    onSettled: useRefresh(),
  });
}

/** Takes an assignment back. */
export function useRemoveAssignment(classId: string) {
  const { call } = useClassServer();
  return useMutation({
    mutationFn: (assignmentId: string) =>
      call(removeAssignment, { params: { id: classId, assignment_id: assignmentId } }),
    onSettled: useRefresh(),
  });
}
