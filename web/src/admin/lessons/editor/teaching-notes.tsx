import { useTranslation } from '../../../lib/i18n.ts';
import { Textarea } from '../../../ui/textarea.tsx';
import type { FieldsProps } from './details.tsx';

const NOTES = ['instructions_en', 'instructions_fr', 'solution_en', 'solution_fr'] as const;

/** Instructions and solution for those who teach with the lesson. */
export function TeachingNotes({ values, onChange }: FieldsProps) {
  const { t } = useTranslation('admin-lessons');
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-muted">{t('editor.more_hint')}</p>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {NOTES.map((name) => (
          <Textarea
            key={name}
            label={t(`fields.${name}`)}
            lang={name.slice(-2)}
            value={values[name]}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        ))}
      </div>
    </div>
  );
}
