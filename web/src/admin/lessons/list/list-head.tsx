import type { AdminCourseSummary } from '@codivia/contract/api/admin-courses';
import { ListChecks, Plus, Search, Trash2 } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n.ts';
import { localizedTitle } from '../../../lib/localized.ts';
import { Button } from '../../../ui/button.tsx';
import { NO_COURSE } from '../lesson-address.ts';
import { type LessonFilter, ORDERS, type Order, STATES } from './shown-lessons.ts';

type Props = {
  courses: readonly AdminCourseSummary[];
  filter: LessonFilter;
  onChange: (changes: Partial<LessonFilter>) => void;
  onCreate: () => void;
  onTrash: () => void;
  /** Several lessons are being chosen. */
  selecting: boolean;
  onSelecting: () => void;
};

const CONTROL = 'min-h-11 w-full rounded-control border-2 border-edge bg-surface px-3';

type ChoiceProps = {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
};

/** A choice whose name only screen readers need: its value is clear enough for others. */
function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <select
      aria-label={label}
      className={`${CONTROL} pe-9`}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

/** The filters of the list of lessons, and the buttons for new and deleted ones. */
export function ListHead(props: Props) {
  const { courses, filter, onChange, onCreate, onTrash, selecting, onSelecting } = props;
  const bulk = useTranslation('admin-bulk').t;
  const { t, language } = useTranslation('admin-lessons');
  return (
    <div className="grid grid-cols-1 gap-2.5">
      <div className="flex gap-2">
        <Button onClick={onCreate} className="grow">
          <Plus aria-hidden="true" className="size-5" />
          {t('new_lesson')}
        </Button>
        <Button
          variant="secondary"
          aria-label={bulk('select')}
          title={bulk('select')}
          aria-pressed={selecting}
          onClick={onSelecting}
          className="px-3!"
        >
          <ListChecks aria-hidden="true" className="size-5" />
        </Button>
        <Button
          variant="secondary"
          aria-label={t('trash')}
          title={t('trash')}
          onClick={onTrash}
          className="px-3!"
        >
          <Trash2 aria-hidden="true" className="size-5" />
        </Button>
      </div>
      <Choice
        label={t('course')}
        value={filter.course ?? NO_COURSE}
        options={[
          { value: NO_COURSE, label: t('all_courses') },
          ...courses.map((one) => ({ value: one.id, label: localizedTitle(one, language) })),
        ]}
        onChoose={(course) => onChange({ course: course === NO_COURSE ? null : course })}
      />
      <div className="relative">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 start-3 my-auto size-5 text-muted"
        />
        <input
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          value={filter.search}
          onChange={({ target }) => onChange({ search: target.value })}
          className={`${CONTROL} ps-10! placeholder:text-muted`}
        />
      </div>
      <Choice
        label={t('state')}
        value={filter.state ?? NO_COURSE}
        options={[
          { value: NO_COURSE, label: t('all_states') },
          ...STATES.map((value) => ({ value, label: t(`states.${value}`) })),
        ]}
        onChoose={(value) => onChange({ state: STATES.find((one) => one === value) ?? null })}
      />
      <Choice
        label={t('order')}
        value={filter.order}
        options={ORDERS.map((value) => ({
          value,
          label: `${t('order')}${language === 'fr' ? ' :' : ':'} ${t(`orders.${value}`)}`,
        }))}
        onChoose={(order) => onChange({ order: order as Order })}
      />
    </div>
  );
}
