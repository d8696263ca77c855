import type { LessonFields } from '@codivia/contract/admin-lessons';
import { useTranslation } from '../../../lib/i18n.ts';
import type { FieldName } from './lesson-values.ts';

/** Says the value of a field as it is said in the form. */
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
