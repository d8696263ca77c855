/**
 * Where the rows of each table live once one server is too small (docs/decisions/0234): with their member, on every
 * node, or on one. A test holds every table, its keys and the statements of members' requests against this list.
 */
export type Distribution =
  | { kind: 'member'; by: string; alone: Readonly<Record<string, Alone>> }
  | { kind: 'reference' }
  | { kind: 'shared' };

/**
 * Why a key that is unique without the member is no obstacle. `random`: nobody can choose it, so it is unique without
 * being compared. `finds`: it is looked for before the member is known, and needs a directory on every node that
 * leads to the member.
 */
type Alone = 'random' | 'finds';

/** Rows of one member: together with all others of this member, whose id is in the column `by`. */
const member = (by = 'user_id', alone: Record<string, Alone> = {}): Distribution => ({
  ...{ kind: 'member', by, alone },
});
/** Written seldom and read by everybody: a copy on every node. */
const REFERENCE: Distribution = { kind: 'reference' };
/** Of several people at once, of the team or of the machinery: on one node. */
const SHARED: Distribution = { kind: 'shared' };

export const DISTRIBUTION: Readonly<Record<string, Distribution>> = {
  users: member('id', { email: 'finds' }),
  sessions: member('user_id', { id: 'finds' }),
  mail_tokens: member('user_id', { token_hash: 'finds' }),
  known_devices: member(),
  second_factors: member(),
  recovery_codes: member('user_id', { code_hash: 'random' }),
  api_tokens: member('user_id', { id: 'random', token_hash: 'finds' }),
  api_idempotency_keys: member(),
  // It names a session and no member, which has to come first.
  refresh_tokens: SHARED,

  progress: member(),
  exercise_results: member(),
  exercise_drafts: member(),
  challenge_results: member(),
  lesson_positions: member(),
  step_notes: member(),
  lesson_reviews: member(),
  activity_days: member(),
  weekly_plans: member(),
  weekly_mails: member(),
  certificates: member('user_id', { certificate_id: 'finds' }),
  certificate_name_requests: member(),
  course_ratings: member(),
  satisfaction_answers: member(),

  projects: member('user_id', { id: 'random' }),
  published_projects: member('user_id', { id: 'finds', project_id: 'random' }),
  published_thumbnails: member('user_id', { published_id: 'finds' }),
  removed_links: member('user_id', { id: 'finds' }),
  project_origins: member('user_id', { project_id: 'random' }),
  stored_values: member('user_id', { project_id: 'random' }),
  stored_files: member(),
  file_contents: member(),
  portfolios: member('user_id', { handle: 'finds' }),
  // A handle stays taken when its member has gone.
  portfolio_handles: SHARED,

  payment_customers: member('user_id', { customer: 'finds' }),
  subscription_notices: member(),
  // Gift cards belong to whoever has the code; events outlive their members.
  gift_cards: SHARED,
  payment_events: SHARED,

  courses: REFERENCE,
  lessons: REFERENCE,
  exercise_proofs: REFERENCE,
  removed_content: REFERENCE,
  challenge_plans: REFERENCE,
  hidden_replays: REFERENCE,
  // Sums over all members, which triggers keep.
  course_rating_totals: REFERENCE,
  satisfaction_totals: REFERENCE,

  // Between a member and the team, a mentor or other members.
  help_threads: SHARED,
  help_messages: SHARED,
  help_links: SHARED,
  help_templates: SHARED,
  help_presences: SHARED,
  mentors: SHARED,
  mentoring_threads: SHARED,
  mentoring_versions: SHARED,
  mentoring_messages: SHARED,
  mentoring_accesses: SHARED,
  project_reviews: SHARED,
  project_reports: SHARED,
  project_decisions: SHARED,
  live_sessions: SHARED,
  live_seats: SHARED,
  live_rooms: SHARED,
  live_presences: SHARED,
  live_events: SHARED,
  live_files: SHARED,
  live_signals: SHARED,
  live_questions: SHARED,
  live_question_votes: SHARED,
  live_polls: SHARED,
  live_poll_answers: SHARED,

  lesson_versions: SHARED,
  audit_log: SHARED,
  // Keys that outlive their member until the object is deleted.
  removed_objects: SHARED,
  rate_limits: SHARED,
  local_mails: SHARED,
  sandbox_customers: SHARED,
  sandbox_checkouts: SHARED,
  sandbox_subscriptions: SHARED,
  sandbox_portals: SHARED,
  sandbox_keys: SHARED,
  sandbox_events: SHARED,
};
