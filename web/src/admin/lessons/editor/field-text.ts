import type { LessonFields } from '@codivia/contract/api/admin-lessons';
import { useTranslation } from '../../../lib/i18n.ts';
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
export function exercisesText(exercises: readonly { id: string }[]): string {
  return exercises
    .toSorted((a, b) => a.id.localeCompare(b.id))
    .map((exercise) => linesOf(exercise, exercise.id).join('\n'))
    .join('\n\n');
}

/** Returns a function that describes the value of a field in the words of the form. */
export function useFieldWords(): (name: FieldName, value: LessonFields[FieldName]) => string {
  const { t } = useTranslation('admin-lessons');
  const common = useTranslation('common').t;
  return (name, value) => {
    if (typeof value === 'boolean') return t(value ? 'diff.yes' : 'diff.no');
    if (value === null) return t('no_course');
    if (value === '') return t('diff.empty');
    if (name === 'type') return common(`lesson_type.${value as LessonFields['type']}`);
    if (name === 'difficulty') return common(`difficulty.${value as LessonFields['difficulty']}`);
    return String(value);
  };
}
