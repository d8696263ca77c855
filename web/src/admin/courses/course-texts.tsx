import {
  COURSE_FLAGS,
  COURSE_SKILL_FIELDS,
  COURSE_TEXT_FIELDS,
} from '@codivia/contract/api/course-fields';
import { useTranslation } from '../../lib/i18n.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import type { CourseFormPart } from './course-fields.tsx';
import { SKILL_LIMITS, useCourseRules } from './course-rules.ts';

/** The fields that decide who sees the course, and how. */
export function Visibility({ form }: CourseFormPart) {
  const { t } = useTranslation('admin-courses');
  const { setValue, watch } = form;
  return (
    <div className="grid items-start gap-3 sm:grid-cols-3">
      {COURSE_FLAGS.map((flag) => (
        <Checkbox
          key={flag}
          label={t(`form.${flag}`)}
          hint={t(`form.${flag}_hint`)}
          checked={watch(flag)}
          onChange={(checked) => setValue(flag, checked, { shouldDirty: true })}
        />
      ))}
    </div>
  );
}

/** The long texts and the skills, both languages side by side. */
export function Texts({ form }: CourseFormPart) {
  const { t } = useTranslation('admin-courses');
  const rules = useCourseRules();
  const { register, formState } = form;
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {COURSE_TEXT_FIELDS.map((name) => (
        <Textarea
          key={name}
          {...register(name, rules.text)}
          label={t(`form.${name}`)}
          error={formState.errors[name]?.message}
          lang={name.slice(-2)}
        />
      ))}
      {COURSE_SKILL_FIELDS.map((name) => (
        <Textarea
          key={name}
          {...register(name, rules.skills)}
          label={t(`form.${name}`)}
          hint={t('form.skills_hint', SKILL_LIMITS)}
          error={formState.errors[name]?.message}
          lang={name.slice(-2)}
        />
      ))}
    </div>
  );
}
