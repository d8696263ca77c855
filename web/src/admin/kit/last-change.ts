import { type AuditEntry, type AuditSubject, listAudit } from '@codivia/contract/api/admin-audit';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { memberKey } from '../../lib/query.ts';

/** What an edit that came too late was made of. */
export type Edited = {
  subject: AuditSubject;
  id: string;
  /** When it had last been changed as the edit began; null when never. */
  since: string | null;
};

/** Changes of one thing that are looked through: more than happen during an edit. */
const MAX_SCANNED = 20;

/** Importing replaces every field, and does not name them. */
function concerns({ action, changes }: AuditEntry, fields: readonly string[]): boolean {
  return action === 'import' || changes.some(({ field }) => fields.includes(field));
}

/** The latest change of one of the fields since the edit began, or nothing where it is not known. */
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
