import type {
  ConsentQuestion,
  Family,
  FamilyChild,
  FamilyView,
} from '@codivia/contract/api/family';
import type { OwnFamily, OwnParent } from '@codivia/contract/api/family-child';
import type { PaymentRequest } from '@codivia/contract/api/payers';

const AT = '2026-11-28T10:00:00.000Z';
export const ALL_ON = {
  may_publish: true,
  may_mentoring: true,
  may_live: true,
  weekly_mail: false,
};
export const ALL_OFF = {
  may_publish: false,
  may_mentoring: false,
  may_live: false,
  weekly_mail: false,
};

/** An invented week of a child. */
export function familyView(changes: Partial<FamilyView> = {}): FamilyView {
  const days = ['23', '24', '25', '26', '27', '28', '29'];
  return {
    week: {
      days: days.map((day, i) => ({ day: `2026-11-${day}`, minutes: i === 1 ? 42 : 0 })),
      minutes: 42,
      lessons: [{ title: 'Loops', title_fr: 'Les boucles' }],
      lesson_count: 1,
      exercises: 3,
      projects: 0,
    },
    certificates: [],
    public: [{ id: 'p1', kind: 'project', title: 'Pong', path: '/p/p1', since: AT }],
    threads: [{ title: 'My loop', with: 'mentor', created_at: AT, closed: false }],
    live_sessions: [],
    ...changes,
  };
}

/** An invented child on the family page. */
export function familyChild(changes: Partial<FamilyChild> = {}): FamilyChild {
  return {
    id: 'c1',
    name: 'Léa Martin',
    age: 'under_15',
    switches: ALL_ON,
    closed_otherwise: [],
    deletion: null,
    premium: { by: 'nobody' },
    ...familyView(),
    ...changes,
  };
}

export const family = (changes: Partial<Family> = {}): Family => ({
  email: 'parent@example.org',
  children: [familyChild()],
  has_more: false,
  ...changes,
});

/** An invented question to a parent. */
export const consentQuestion = (changes: Partial<ConsentQuestion> = {}): ConsentQuestion => ({
  child: 'Léa',
  age: 'under_15',
  asked_by: 'age',
  asked_at: AT,
  state: 'asked',
  switches: ALL_OFF,
  version: 1,
  language: 'fr',
  ...changes,
});

/** An invented parent as the child sees them. */
export const ownParent = (changes: Partial<OwnParent> = {}): OwnParent => ({
  id: 't1',
  email: 'parent@example.org',
  asked_by: 'age',
  asked_at: AT,
  state: 'asked',
  answered_at: null,
  seen_at: null,
  switches: ALL_OFF,
  deletion_on: null,
  ...changes,
});

export const ownFamily = (changes: Partial<OwnFamily> = {}): OwnFamily => ({
  parents: [],
  view: familyView(),
  ...changes,
});

/** An invented request to pay for Léa. */
export function paymentRequest(changes: Partial<PaymentRequest> = {}): PaymentRequest {
  return {
    child: 'Léa',
    asked_at: AT,
    expires_at: '2026-12-12T10:00:00.000Z',
    trial: true,
    is_premium: false,
    language: 'en',
    ...changes,
  };
}
