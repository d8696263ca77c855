import { COURSE_ICONS } from '@codivia/contract/courses';
import { SLUG_MAX_LENGTH } from '@codivia/contract/slug';
import { useTranslation } from '../../lib/i18n.ts';

/** As the server has them (contract/src/admin-courses.ts), in characters. */
const TITLE_MOST = 200;
const TEXT_MOST = 100_000;
const HOURS_MOST = 1000;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const EMOJI = /^[^\s\u00a0<>a-zA-Z]{1,16}$/;

function isIcon(icon: string): boolean {
  return (COURSE_ICONS as readonly string[]).includes(icon) || EMOJI.test(icon);
}

/** What the fields of a course must be (docs/product.md#course-fields). */
export function useCourseRules() {
  const { t } = useTranslation('admin-courses');
  const most = (count: number) => ({ value: count, message: t('form.text_too_long', { count }) });
  return {
    title: {
      validate: (title: string) => title.trim() !== '' || t('form.title_required'),
      maxLength: most(TITLE_MOST),
    },
    title_fr: { maxLength: most(TITLE_MOST) },
    id: {
      required: t('form.id_required'),
      maxLength: most(SLUG_MAX_LENGTH),
      pattern: { value: SLUG, message: t('form.id_invalid') },
    },
    hours: {
      validate: (hours: number) =>
        (hours >= 0 && hours <= HOURS_MOST && hours % 0.5 === 0) || t('form.hours_invalid'),
    },
    icon: { validate: (icon: string) => isIcon(icon) || t('form.icon_invalid') },
    text: { maxLength: most(TEXT_MOST) },
  };
}
