import Type, { type Static } from 'typebox';
import { listQuery, Moment, Person } from './admin-lists.ts';
import { endpoint } from './endpoint.ts';

export const AuditSubject = Type.Union([
  Type.Literal('course'),
  Type.Literal('lesson'),
  Type.Literal('user'),
  Type.Literal('certificate'),
  Type.Literal('help'),
  Type.Literal('help_template'),
  Type.Literal('live_session'),
  Type.Literal('published_project'),
  Type.Literal('portfolio'),
  Type.Literal('challenge'),
  Type.Literal('mentoring_message'),
  Type.Literal('class'),
  Type.Literal('teacher'),
  Type.Literal('audit'),
  Type.Literal('film'),
]);
export type AuditSubject = Static<typeof AuditSubject>;

/**
 * `remove` is done by a job 30 days after `delete`; `correct` is for the name on a certificate, `decline` for a
 * member's request to correct it; `prove` for exercises of a lesson; from `answer` to `merge` for questions of the
 * help; from `keep` to `deselect` for published projects: `uphold` rejects an appeal, `select` and `deselect` are
 * about the gallery; `grant` and `withdraw` for the capability of a teacher; `export` for these entries themselves; `convert` by a job for
 * pictures that were within a lesson; `replace` for a text in several lessons, whose entry `undo` has as its subject.
 */
export const AuditAction = Type.Union([
  Type.Literal('create'),
  Type.Literal('update'),
  Type.Literal('delete'),
  Type.Literal('restore'),
  Type.Literal('reorder'),
  Type.Literal('import'),
  Type.Literal('remove'),
  Type.Literal('correct'),
  Type.Literal('decline'),
  Type.Literal('prove'),
  Type.Literal('answer'),
  Type.Literal('note'),
  Type.Literal('assign'),
  Type.Literal('close'),
  Type.Literal('reopen'),
  Type.Literal('merge'),
  Type.Literal('keep'),
  Type.Literal('hide'),
  Type.Literal('uphold'),
  Type.Literal('select'),
  Type.Literal('deselect'),
  Type.Literal('grant'),
  Type.Literal('withdraw'),
  Type.Literal('export'),
  Type.Literal('convert'),
  Type.Literal('replace'),
  Type.Literal('undo'),
]);
export type AuditAction = Static<typeof AuditAction>;

const Value = Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()]);

/** One change. Long texts and personal data are named without their values. */
export const AuditEntry = Type.Object({
  id: Type.Integer(),
  at: Moment,
  /** The person who did it; null for a job, and once that account is deleted. */
  actor: Type.Union([Person, Type.Null()]),
  action: AuditAction,
  subject: AuditSubject,
  subject_id: Type.String(),
  /**
   * The title at that time, of a course, lesson, live session or challenge; the present name, of a user; the number, of
   * a certificate.
   */
  label: Type.Union([Type.String(), Type.Null()]),
  changes: Type.Array(
    Type.Object({
      field: Type.String(),
      from: Type.Optional(Value),
      to: Type.Optional(Value),
    }),
  ),
});
export type AuditEntry = Static<typeof AuditEntry>;

/** Entries of one export at most. */
export const AUDIT_EXPORT_MAX = 10_000;

const FILTERS = {
  subject: Type.Optional(AuditSubject),
  subject_id: Type.Optional(Type.String({ maxLength: 80 })),
  action: Type.Optional(AuditAction),
  actor_id: Type.Optional(Type.String({ format: 'uuid' })),
  /** The first moment, and the one before which the entries end. */
  from: Type.Optional(Moment),
  to: Type.Optional(Moment),
};
const AuditFilters = Type.Object(FILTERS);
export type AuditFilters = Static<typeof AuditFilters>;

export const AUDIT_SORTS = ['at'] as const;
const AuditQuery = listQuery(AUDIT_SORTS, {
  ...FILTERS,
  /** The id of an entry: those that were written earlier. */
  before: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
});
export type AuditQuery = Static<typeof AuditQuery>;

export const listAudit = endpoint({
  method: 'GET',
  path: '/admin/audit',
  access: 'admin',
  summary: 'Who changed what and when, the latest first.',
  query: Type.Omit(AuditQuery, ['q']),
  answer: Type.Array(AuditEntry),
});

export const exportAudit = endpoint({
  method: 'POST',
  path: '/admin/audit/exports',
  access: 'admin',
  summary:
    'The latest entries, 10,000 at most, for a file: records that they were taken out. `more` when there are others.',
  body: AuditFilters,
  answer: Type.Object({ entries: Type.Array(AuditEntry), more: Type.Boolean() }),
});
