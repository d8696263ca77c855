import type { LessonFields } from '@codivia/contract/api/admin-lessons';
import { useTranslation } from '../../../lib/i18n.ts';
import { Difference } from '../../../ui/difference/difference.tsx';
import type { FieldName } from './lesson-values.ts';

/** A value as lines to be compared by people: `hints.1.fr: …`, texts of several lines below their name. */
function linesOf(value: unknown, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one, i) => linesOf(one, `${path}.${i + 1}`));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, one]) => linesOf(one, `${path}.${name}`));
  }
  const text = String(value ?? '');
  return text.includes('\n') ? [`${path}:`, ...text.split('\n')] : [`${path}: ${text}`];
}

/** Exercises as text, each under its id, whatever their order. */
function exercisesText(exercises: readonly { id: string }[]): string {
  return exercises
    .toSorted((a, b) => a.id.localeCompare(b.id))
    .map((exercise) => linesOf(exercise, exercise.id).join('\n'))
    .join('\n\n');
}

type Props = { name: FieldName; before: LessonFields; after: LessonFields };

/** Shows the difference in one field, in words or line by line. */
export function FieldDifference({ name, before, after }: Props) {
  const { t } = useTranslation('admin-lessons');
  const common = useTranslation('common').t;
  function text(values: LessonFields): string {
    if (name === 'exercises') return exercisesText(values.exercises);
    if (name === 'type') return common(`lesson_type.${values.type}`);
    if (name === 'difficulty') return common(`difficulty.${values.difficulty}`);
    const value = values[name];
    if (typeof value === 'boolean') return t(value ? 'diff.yes' : 'diff.no');
    if (value === null) return t('no_course');
    if (value === '') return t('diff.empty');
    return String(value);
  }
  return (
    <Difference
      label={t('diff.label', { field: t(`fields.${name}`) })}
      before={text(before)}
      after={text(after)}
    />
  );
}
