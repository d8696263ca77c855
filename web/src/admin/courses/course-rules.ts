import {
  COURSE_MAX_HOURS,
  COURSE_TEXT_MAX_LENGTH,
  REQUIRED_MAX,
  SKILL_MAX_LENGTH,
  SKILLS_MAX,
  SKILLS_MIN,
  TITLE_MAX_LENGTH,
} from '@codivia/contract/api/course-fields';
import { COURSE_ICONS } from '@codivia/contract/api/courses';
import { SLUG_MAX_LENGTH, SLUG_PATTERN } from '@codivia/contract/text/slug';
import { useTranslation } from '../../lib/i18n.ts';
import { type CourseValues, linesOf } from './course-values.ts';

/** The limits of skills, by their names in texts. */
export const SKILL_LIMITS = { least: SKILLS_MIN, most: SKILLS_MAX, limit: SKILL_MAX_LENGTH };

const EMOJI = /^[^\s\u00a0<>a-zA-Z]{1,16}$/;

function isIcon(icon: string): boolean {
  return (COURSE_ICONS as readonly string[]).includes(icon) || EMOJI.test(icon);
}

/** Tells whether a certificate has room for the skills, and both languages or neither have some. */
function areSkills(text: string, { skills_fr, skills_en }: CourseValues): boolean {
  const skills = linesOf(text);
  if (skills.length === 0) return linesOf(skills_fr + skills_en).length === 0;
  const fits = skills.every((skill) => skill.length <= SKILL_MAX_LENGTH);
  return fits && skills.length >= SKILLS_MIN && skills.length <= SKILLS_MAX;
}

function areIds(lines: string[]): boolean {
  const id = new RegExp(SLUG_PATTERN);
  return lines.length <= REQUIRED_MAX && lines.every((line) => id.test(line));
}

/** Returns the rules for the fields of a course (docs/product.md#course-fields). */
export function useCourseRules() {
  const { t } = useTranslation('admin-courses');
  const most = (count: number) => ({ value: count, message: t('form.text_too_long', { count }) });
  return {
    title: {
      validate: (title: string) => title.trim() !== '' || t('form.title_required'),
      maxLength: most(TITLE_MAX_LENGTH),
    },
    title_fr: { maxLength: most(TITLE_MAX_LENGTH) },
    id: {
      required: t('form.id_required'),
      maxLength: most(SLUG_MAX_LENGTH),
      pattern: { value: new RegExp(SLUG_PATTERN), message: t('form.id_invalid') },
    },
    hours: {
      validate: (hours: number) =>
        (hours >= 0 && hours <= COURSE_MAX_HOURS && hours % 0.5 === 0) || t('form.hours_invalid'),
    },
    icon: { validate: (icon: string) => isIcon(icon) || t('form.icon_invalid') },
    skills: {
      validate: (text: string, values: CourseValues) =>
        areSkills(text, values) || t('form.skills_invalid', SKILL_LIMITS),
    },
    requires: {
      validate: (text: string) =>
        areIds(linesOf(text)) || t('form.requires_invalid', { most: REQUIRED_MAX }),
    },
    text: { maxLength: most(COURSE_TEXT_MAX_LENGTH) },
  };
}
