import { DIFFICULTIES, LESSON_TYPES } from '@codivia/contract/api/courses';
import { ChevronDown, Search } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { classes } from '../../ui/classes.ts';
import { AGES, activeFilters, type CourseFilter, PLANS } from './course-filter.ts';

type Props = {
  filter: CourseFilter;
  onChange: (filter: CourseFilter) => void;
  /** Undefined while nothing is filtered. */
  onReset?: (() => void) | undefined;
};

/** One choice with its name before it; "all" filters nothing. */
function Choice<Value extends string>(props: {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value | null;
  onChoose: (value: Value | null) => void;
}) {
  const { t } = useTranslation('courses');
  const { label, options, value, onChoose } = props;
  return (
    <div className="grid justify-items-start gap-1.5">
      <span aria-hidden="true" className="text-sm font-bold">
        {label}
      </span>
      <ChoiceGroup<Value | 'all'>
        className="flex-wrap"
        label={label}
        value={value ?? 'all'}
        options={[{ value: 'all', label: t('filters.all') }, ...options]}
        onChoose={(chosen) => onChoose(chosen === 'all' ? null : chosen)}
      />
    </div>
  );
}

/** Search and filters of the catalogue. On phones the filters open with a button, which counts the active ones. */
export function CourseFilters({ filter, onChange, onReset }: Props) {
  const { t } = useTranslation('courses');
  const common = useTranslation('common').t;
  const id = useId();
  const choices = useId();
  const [open, setOpen] = useState(false);
  const active = activeFilters(filter);
  return (
    // biome-ignore lint/a11y/useSemanticElements: Enter ends typing here, which <search> does not know.
    <form
      role="search"
      onSubmit={(event) => event.preventDefault()}
      aria-label={t('filters.label')}
      className="grid gap-5 rounded-card border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      <div className="relative">
        <label htmlFor={id} className="sr-only">
          {t('search')}
        </label>
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 start-4 my-auto size-5 text-muted"
        />
        <input
          id={id}
          type="search"
          value={filter.search}
          placeholder={t('search')}
          onChange={({ target }) => onChange({ ...filter, search: target.value })}
          className="min-h-13 w-full rounded-control border-2 border-edge bg-surface ps-12 pe-4 placeholder:text-muted"
        />
      </div>
      <Button
        variant="secondary"
        aria-expanded={open}
        aria-controls={choices}
        onClick={() => setOpen(!open)}
        className="justify-between sm:hidden"
      >
        {active > 0 ? t('filters.label_active', { active }) : t('filters.label')}
        <ChevronDown
          aria-hidden="true"
          className={classes('size-5 transition-transform', open && 'rotate-180')}
        />
      </Button>
      <div
        id={choices}
        className={classes('flex flex-wrap gap-x-8 gap-y-4', !open && 'max-sm:hidden')}
      >
        <Choice
          label={t('filters.difficulty')}
          value={filter.difficulty}
          options={DIFFICULTIES.map((value) => ({ value, label: common(`difficulty.${value}`) }))}
          onChoose={(difficulty) => onChange({ ...filter, difficulty })}
        />
        <Choice
          label={t('filters.age')}
          value={filter.age}
          options={AGES.map((value) => ({ value, label: `${value}+` }))}
          onChoose={(age) => onChange({ ...filter, age })}
        />
        <Choice
          label={t('filters.plan')}
          value={filter.plan}
          options={PLANS.map((value) => ({ value, label: t(`filters.${value}`) }))}
          onChoose={(plan) => onChange({ ...filter, plan })}
        />
        <Choice
          label={t('filters.type')}
          value={filter.type}
          options={LESSON_TYPES.map((value) => ({ value, label: common(`lesson_type.${value}`) }))}
          onChoose={(type) => onChange({ ...filter, type })}
        />
      </div>
      {onReset && (
        <Button variant="ghost" size="sm" onClick={onReset} className="justify-self-start">
          {t('filters.reset')}
        </Button>
      )}
    </form>
  );
}
