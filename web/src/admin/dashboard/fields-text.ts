import {
  COURSE_FLAGS,
  COURSE_PLACE_FIELDS,
  COURSE_TEXTS,
  type CourseFlag,
  type CourseText,
} from '@codivia/contract/api/course-fields';
import type { Language } from '@codivia/contract/api/language';
import { formatList } from '@codivia/contract/text/format-dates';
import type { Translate } from '../../lib/text-keys.ts';

/** The texts that sentences about activities are made of. */
export type Words = {
  t: Translate<'admin-dashboard'>;
  courses: Translate<'admin-courses'>;
};

/** The names of fields in a sentence; both languages of a text have the same name. */
const FIELD_WORDS = {
  title: 'title',
  content: 'content',
  instructions: 'instructions',
  solution: 'solution',
  exercises: 'exercises',
  difficulty: 'difficulty',
  type: 'type',
  duration_hours: 'duration',
  duration_minutes: 'duration',
  order_index: 'place',
  course_id: 'course',
  xp_reward: 'xp',
  is_active: 'visibility',
  replay_hidden: 'visibility',
  is_premium: 'premium',
  subscription_end_date: 'premium_end',
  name: 'name',
  email: 'email',
  role: 'role',
  mentor: 'mentor',
  is_verified: 'verification',
  bio: 'bio',
  avatar_url: 'picture',
  language: 'language',
  second_factor: 'second_factor',
  reset_link: 'reset_link',
  temporary_password: 'temporary_password',
  recovery_codes: 'recovery_codes',
  accounts: 'accounts',
  lessons: 'lessons',
  replaced: 'replaced',
  copied_from: 'copied_from',
  publish_at: 'publish_at',
  review: 'review',
} as const;

/** Fields that only courses have: their names are in the texts of courses. */
const OTHERS = ['icon', 'color', 'skills', ...COURSE_PLACE_FIELDS] as const;
type CourseField = Exclude<
  CourseText | CourseFlag | (typeof OTHERS)[number],
  keyof typeof FIELD_WORDS
>;
const COURSE_FIELDS: readonly string[] = [...COURSE_TEXTS, ...COURSE_FLAGS, ...OTHERS];

/** More changed fields than this are not listed. */
const LISTED_FIELDS = 4;

function isWorded(field: string): field is keyof typeof FIELD_WORDS {
  return Object.hasOwn(FIELD_WORDS, field);
}

function isCourseField(field: string): field is CourseField {
  return COURSE_FIELDS.includes(field) && !isWorded(field);
}

/** Changed fields in words: "the title and the icon"; empty when none is known. */
export function fieldsText(
  changed: readonly string[],
  language: Language,
  { t, courses }: Words,
): string {
  const words = changed
    .map((field) => field.replace(/_(fr|en)$/, ''))
    .flatMap((field) => {
      if (isWorded(field)) return [t(`activity.fields.${FIELD_WORDS[field]}`)];
      return isCourseField(field) ? [courses(`changed.${field}`)] : [];
    });
  const different = [...new Set(words)];
  return different.length > LISTED_FIELDS
    ? t('activity.many_fields')
    : formatList(different, language);
}
