import { listToDo } from '@codivia/contract/api/assignments';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { memberKey } from '../../lib/query.ts';

/** What the member's classes ask for. It is asked for at every visit, since what was solved meanwhile is done. */
export function useToDo() {
  return useQuery({
    queryKey: memberKey('assignments'),
    queryFn: () => call(listToDo),
    staleTime: 0,
  });
}
