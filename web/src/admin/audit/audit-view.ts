import type { AuditAction, AuditFilters, AuditSubject } from '@codivia/contract/api/admin-audit';
import { useSearchParams } from 'react-router';

/** The compiler asks here for new ones; the lists of filters have this order. */
const SUBJECTS: Record<AuditSubject, true> = {
  course: true,
  lesson: true,
  user: true,
  teacher: true,
  class: true,
  certificate: true,
  help: true,
  help_template: true,
  mentoring_message: true,
  published_project: true,
  portfolio: true,
  challenge: true,
  live_session: true,
  film: true,
  audit: true,
};
const ACTIONS: Record<AuditAction, true> = {
  create: true,
  update: true,
  delete: true,
  restore: true,
  remove: true,
  reorder: true,
  import: true,
  export: true,
  replace: true,
  undo: true,
  prove: true,
  convert: true,
  correct: true,
  decline: true,
  answer: true,
  note: true,
  assign: true,
  close: true,
  reopen: true,
  merge: true,
  keep: true,
  hide: true,
  uphold: true,
  select: true,
  deselect: true,
  grant: true,
  withdraw: true,
};
export const AUDIT_SUBJECTS = Object.keys(SUBJECTS) as AuditSubject[];
export const AUDIT_ACTIONS = Object.keys(ACTIONS) as AuditAction[];

/** The filters of the log, which the address stores; empty ones are null. */
export type AuditView = {
  subject: AuditSubject | null;
  /** The entries about one thing alone, which another section links to. */
  subject_id: string | null;
  action: AuditAction | null;
  /** The id of an administrator. */
  actor: string | null;
  /** The first and the last day, by the clock of the reader. */
  from: string | null;
  to: string | null;
};

export const NO_FILTERS: AuditView = {
  subject: null,
  subject_id: null,
  action: null,
  actor: null,
  from: null,
  to: null,
};

function oneOf<Value extends string>(value: string | null, known: readonly Value[]): Value | null {
  return known.find((one) => one === value) ?? null;
}

/** Returns the midnight at which a day begins, some days later with `plus`; undefined for no day. */
function midnight(day: string | null, plus = 0): Date | undefined {
  if (!day || !/^\d{4}-\d\d-\d\d$/.test(day)) return undefined;
  const moment = new Date(`${day}T00:00`);
  moment.setDate(moment.getDate() + plus);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

function viewOf(search: URLSearchParams): AuditView {
  const dayOf = (name: string) => (midnight(search.get(name)) ? search.get(name) : null);
  return {
    subject: oneOf(search.get('subject'), AUDIT_SUBJECTS),
    subject_id: search.get('subject_id')?.slice(0, 80) || null,
    action: oneOf(search.get('action'), AUDIT_ACTIONS),
    actor: search.get('actor')?.match(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)?.[0] ?? null,
    from: dayOf('from'),
    to: dayOf('to'),
  };
}

/** Returns the filters as the server knows them. */
export function filtersOf({
  subject,
  subject_id,
  action,
  actor,
  from,
  to,
}: AuditView): AuditFilters {
  const [start, end] = [midnight(from), midnight(to, 1)];
  return {
    ...(subject && { subject }),
    ...(subject_id && { subject_id }),
    ...(action && { action }),
    ...(actor && { actor_id: actor }),
    ...(start && { from: start.toISOString() }),
    ...(end && { to: end.toISOString() }),
  };
}

/** Returns the filters and a function that changes some of them. */
export function useAuditView(): { view: AuditView; look: (changes: Partial<AuditView>) => void } {
  const [search, setSearch] = useSearchParams();
  const look = (changes: Partial<AuditView>) =>
    setSearch((now) => {
      const next = new URLSearchParams(now);
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      return next;
    });
  return { view: viewOf(search), look };
}
