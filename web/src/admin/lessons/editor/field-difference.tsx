import type { LessonFields } from '@codivia/contract/api/admin-lessons';
import { useTranslation } from '../../../lib/i18n.ts';
import { Difference } from '../../../ui/difference/difference.tsx';
import { exercisesText, useFieldWords } from './field-text.ts';
import type { FieldName } from './lesson-values.ts';

type Props = { name: FieldName; before: LessonFields; after: LessonFields };

/** Shows the difference in one field, in words or line by line. */
export function FieldDifference({ name, before, after }: Props) {
  const { t } = useTranslation('admin-lessons');
  const fieldText = useFieldWords();
  const text = (values: LessonFields) =>
    name === 'exercises' ? exercisesText(values.exercises) : fieldText(name, values[name]);
  return (
    <Difference
      label={t('diff.label', { field: t(`fields.${name}`) })}
      before={text(before)}
      after={text(after)}
    />
  );
}
