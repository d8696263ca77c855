import { REQUIRED_MAX } from '@codivia/contract/api/course-fields';
import { COURSE_AGES, COURSE_ICONS, DIFFICULTIES } from '@codivia/contract/api/courses';
import { slugOf } from '@codivia/contract/text/slug';
import { useId, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLearningPaths } from '../../features/learning-paths/learning-paths.api.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { CourseIcon } from '../../ui/icon-tile.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { useCourseRules } from './course-rules.ts';
import { type CourseValues, hoursOf } from './course-values.ts';

export type CourseFormPart = { form: UseFormReturn<CourseValues> };

/** The id of a new course follows its title until it is edited by hand (docs/product.md#course-fields). */
export function Names({ form, isNew }: CourseFormPart & { isNew: boolean }) {
  const { t } = useTranslation('admin-courses');
  const rules = useCourseRules();
  const ownId = useRef(false);
  const { register, setValue, formState } = form;
  const { errors, isSubmitted } = formState;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Input
        {...register('title', {
          ...rules.title,
          onChange: ({ target }) => {
            if (!isNew || ownId.current) return;
            setValue('id', slugOf(target.value), { shouldValidate: isSubmitted });
          },
        })}
        label={t('form.title')}
        error={errors.title?.message}
        required
      />
      <Input
        {...register('title_fr', rules.title_fr)}
        label={t('form.title_fr')}
        hint={t('form.title_fr_hint')}
        error={errors.title_fr?.message}
        lang="fr"
      />
      <Input
        {...register('id', {
          ...rules.id,
          onChange: ({ target }) => {
            ownId.current = target.value !== '';
          },
        })}
        label={t('form.id')}
        hint={t(isNew ? 'form.id_hint' : 'form.id_fixed')}
        error={errors.id?.message}
        readOnly={!isNew}
        autoCapitalize="none"
        spellCheck={false}
        required
      />
    </div>
  );
}

/** Icon, colour, difficulty and duration. */
export function Facts({ form }: CourseFormPart) {
  const { t } = useTranslation('admin-courses');
  const common = useTranslation('common').t;
  const rules = useCourseRules();
  const icons = useId();
  const { register, setValue, watch, formState } = form;
  const [icon, color, difficulty] = watch(['icon', 'color', 'difficulty']);
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <div className="grid grid-cols-[1fr_auto] items-start gap-3">
        <Input
          {...register('icon', rules.icon)}
          label={t('form.icon')}
          hint={t('form.icon_hint')}
          error={formState.errors.icon?.message}
          list={icons}
          autoComplete="off"
        />
        <div className="pt-8">
          <CourseIcon icon={icon} color={color} />
        </div>
        <datalist id={icons}>
          {COURSE_ICONS.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </div>
      <Input {...register('color')} label={t('form.color')} type="color" />
      <Select
        label={t('form.difficulty')}
        options={DIFFICULTIES.map((value) => ({ value, label: common(`difficulty.${value}`) }))}
        value={difficulty}
        onChoose={(value) => setValue('difficulty', value, { shouldDirty: true })}
      />
      <Input
        {...register('duration_hours', {
          ...rules.hours,
          setValueAs: hoursOf,
          onBlur: ({ target }) => setValue('duration_hours', hoursOf(target.value)),
        })}
        label={t('form.duration_hours')}
        error={formState.errors.duration_hours?.message}
        type="number"
        inputMode="decimal"
        min={0}
        step={0.5}
      />
    </div>
  );
}

/** The value of the choice of no path; ids of paths are longer. */
const NO_PATH = '-';

/** The choices of the home path: none, the paths there are, and the present one where it has no other course. */
function usePathOptions(present: string) {
  const { t, language } = useTranslation('admin-courses');
  const paths = useLearningPaths();
  const there = (paths.data ?? []).map(({ id, title }) => ({ value: id, label: title[language] }));
  const gone = present !== '' && there.every(({ value }) => value !== present);
  return [
    { value: NO_PATH, label: t('form.path_none') },
    ...there,
    ...(gone ? [{ value: present, label: present }] : []),
  ];
}

/** The place of the course among the others: age, home path, and the courses it needs first. */
export function Place({ form }: CourseFormPart) {
  const { t } = useTranslation('admin-courses');
  const rules = useCourseRules();
  const { register, setValue, watch, formState } = form;
  const [age, path] = watch(['age', 'path']);
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <Select
        label={t('form.age')}
        options={COURSE_AGES.map((value) => ({ value: String(value), label: `${value}+` }))}
        value={String(age)}
        onChoose={(value) => setValue('age', Number(value) as typeof age, { shouldDirty: true })}
      />
      <Select
        label={t('form.path')}
        hint={t('form.path_hint')}
        options={usePathOptions(path)}
        value={path || NO_PATH}
        onChoose={(value) =>
          setValue('path', value === NO_PATH ? '' : value, { shouldDirty: true })
        }
      />
      <Textarea
        {...register('requires', rules.requires)}
        label={t('form.requires')}
        hint={t('form.requires_hint', { most: REQUIRED_MAX })}
        error={formState.errors.requires?.message}
        rows={3}
        autoCapitalize="none"
        spellCheck={false}
      />
    </div>
  );
}
