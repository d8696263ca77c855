import { type AuditEntry, type AuditSubject, listAudit } from '@codivia/contract/api/admin-audit';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { memberKey } from '../../lib/query.ts';

/** The starting point of an edit that came too late. */
export type Edited = {
  subject: AuditSubject;
  id: string;
  /** The time of the last change before the edit began; null if there was none. */
  since: string | null;
};

/** Maximum number of changes of one item that are read: more than happen during an edit. */
const MAX_SCANNED = 20;

/** Tells whether a change concerns one of the fields. An import replaces every field, and does not name them. */
function concerns({ action, changes }: AuditEntry, fields: readonly string[]): boolean {
  return action === 'import' || changes.some(({ field }) => fields.includes(field));
}

/** Returns the latest change of one of the fields since the edit began; undefined if it is not known. */
export function useLastChange(
  { subject, id, since }: Edited,
  fields: readonly string[],
): AuditEntry | undefined {
  const { data } = useQuery({
    queryKey: [...memberKey('admin', 'audit'), subject, id, since],
    queryFn: () => call(listAudit, { query: { subject, subject_id: id, limit: MAX_SCANNED } }),
    staleTime: 0,
    gcTime: 0,
  });
  return data?.find((entry) => (!since || entry.at > since) && concerns(entry, fields));
}
