import { formatList } from '@codivia/contract/format-dates';
import type { Language } from '@codivia/contract/language';
import type { Translate } from '../../lib/text-keys.ts';

/** What fields are called in a sentence; both languages of a text are one thing. */
const FIELD_WORDS = {
  title: 'title',
  description: 'description',
  content: 'content',
  requirements: 'requirements',
  instructions: 'instructions',
  solution: 'solution',
  exercises: 'exercises',
  icon: 'icon',
  color: 'color',
  difficulty: 'difficulty',
  type: 'type',
  duration_hours: 'duration',
  duration_minutes: 'duration',
  order_index: 'place',
  course_id: 'course',
  xp_reward: 'xp',
  is_active: 'visibility',
  featured: 'featured',
  is_premium: 'premium',
  subscription_end_date: 'premium_end',
  name: 'name',
  email: 'email',
  role: 'role',
  is_verified: 'verification',
  bio: 'bio',
  avatar_url: 'picture',
  language: 'language',
  second_factor: 'second_factor',
  recovery_codes: 'recovery_codes',
} as const;

/** More changed fields than this are not listed. */
const LISTED_FIELDS = 4;

function isWorded(field: string): field is keyof typeof FIELD_WORDS {
  return Object.hasOwn(FIELD_WORDS, field);
}

/** Changed fields in words: "the title and the icon"; empty when none is known. */
export function fieldsText(
  changed: readonly string[],
  language: Language,
  t: Translate<'admin-dashboard'>,
): string {
  const fields = changed.map((field) => field.replace(/_(fr|en)$/, '')).filter(isWorded);
  const words = [...new Set(fields.map((field) => FIELD_WORDS[field]))];
  if (words.length > LISTED_FIELDS) return t('activity.many_fields');
  return formatList(
    words.map((word) => t(`activity.fields.${word}`)),
    language,
  );
}
