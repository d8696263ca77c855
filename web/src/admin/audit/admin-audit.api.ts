import { type AuditFilters, exportAudit, listAudit } from '@codivia/contract/api/admin-audit';
import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { memberKey } from '../../lib/query.ts';

/** Entries that are shown at first, and with each further page. */
const PAGE_ROWS = 50;

/** Returns the latest entries that fit, page by page. */
export function useAudit(filters: AuditFilters) {
  return useInfiniteQuery({
    queryKey: memberKey('admin', 'audit', 'list', filters),
    queryFn: ({ pageParam: before }) =>
      call(listAudit, { query: { ...filters, ...(before && { before }), limit: PAGE_ROWS } }),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.length < PAGE_ROWS ? undefined : page.at(-1)?.id),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Takes the entries that fit out, which is an entry itself. */
export function useExportAudit() {
  return useMutation({
    mutationFn: (filters: AuditFilters) => call(exportAudit, { body: filters }),
  });
}
