import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { Done } from './errors.ts';

/** Reports by different members that hide a project until it is looked at. */
export const REPORTS_TO_HIDE = 2;

/** Maximum length of the text of a report, in characters. */
export const REPORT_TEXT_MAX_LENGTH = 500;

/** Characters of an appeal. */
export const APPEAL_MAX_LENGTH = 1000;

/** Maximum length of an administrator's message to the author, in characters. */
export const DECISION_WORDS_MAX_LENGTH = 1000;

/** The reasons for reporting or hiding a published project. */
export const REVIEW_REASONS = [
  'personal_data',
  'hate',
  'not_for_teenagers',
  'copied',
  'other',
] as const;
export const ReviewReason = Type.Enum([...REVIEW_REASONS]);
export type ReviewReason = Static<typeof ReviewReason>;

/** `review`: hidden by reports until it is looked at; `hidden`: by a decision. */
export const ReviewState = Type.Enum(['open', 'review', 'hidden']);
export type ReviewState = Static<typeof ReviewState>;

/**
 * `keep`: reports are settled. `hide`: its author may appeal. The two others are final: `restore` shows it again,
 * `uphold` rejects the appeal.
 */
export const ReviewOutcome = Type.Enum(['keep', 'hide', 'restore', 'uphold']);
export type ReviewOutcome = Static<typeof ReviewOutcome>;

/** The reason for which a project is hidden, as its author sees it. */
export const HidingDecision = Type.Object({
  id: Type.String(),
  outcome: ReviewOutcome,
  reason: Type.Union([ReviewReason, Type.Null()]),
  /** The team's message to the author; may be empty. */
  words: Type.String(),
  decided_at: Type.String({ format: 'date-time' }),
  /** The author's appeal against it, made once. */
  appeal: Type.Union([Type.String(), Type.Null()]),
});
export type HidingDecision = Static<typeof HidingDecision>;

const PublishedParams = Type.Object({ id: Type.String({ format: 'uuid' }) });

export const reportProject = endpoint({
  method: 'POST',
  path: '/published-projects/:id/reports',
  access: 'member',
  summary:
    "Reports somebody else's published project, once for each member. Two reports hide it until it is looked at.",
  params: PublishedParams,
  body: Type.Object({ reason: ReviewReason, text: Type.String({ maxLength: 4000 }) }),
  answer: Done,
});

export const appealDecision = endpoint({
  method: 'POST',
  path: '/published-projects/:id/appeals',
  access: 'member',
  summary: "Appeals against the decision that hides the member's own project, once for each.",
  params: PublishedParams,
  body: Type.Object({
    decision_id: Type.String({ format: 'uuid' }),
    text: Type.String({ pattern: '\\S', maxLength: 8000 }),
  }),
  answer: Done,
});
