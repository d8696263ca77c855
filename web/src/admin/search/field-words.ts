import type { Hit } from '@codivia/contract/api/admin-text-search';
import { useTranslation } from '../../lib/i18n.ts';

/** The fields with a name of ours; the names of others are in the files of courses too. */
const FIELDS = [
  'title',
  'content',
  'description',
  'requirements',
  'skills',
  'instructions',
  'solution',
  'question',
  'options',
  'hints',
  'feedback',
  'starter',
  'check',
  'wrong',
  'alternatives',
  'program',
  'output',
  'summary',
  'concept',
  'checklist',
  'files',
  'not_yet',
  'failing_case',
  'template',
  'tables',
] as const;

/** Returns a function that says where a hit is: its exercise, its field and its language. */
export function useFieldWords(): (hit: Hit) => string {
  const { t } = useTranslation('admin-search');
  return ({ field, exercise, language }) => {
    const known = FIELDS.find((one) => one === field);
    const parts = [
      exercise && t('exercise', { id: exercise }),
      known ? t(`fields.${known}`) : field,
      language && t(`languages.${language}`),
    ];
    return parts.filter(Boolean).join(' · ');
  };
}
