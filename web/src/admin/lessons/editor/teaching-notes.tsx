import { useTranslation } from '../../../lib/i18n.ts';
import { Textarea } from '../../../ui/textarea.tsx';
import { useSoughtText } from '../../kit/sought/mark-sought.ts';
import type { FieldsProps } from './details.tsx';

const NOTES = ['instructions_en', 'instructions_fr', 'solution_en', 'solution_fr'] as const;

function Note({ name, values, onChange }: FieldsProps & { name: (typeof NOTES)[number] }) {
  const { t } = useTranslation('admin-lessons');
  const language = name.endsWith('_fr') ? 'fr' : 'en';
  return (
    <Textarea
      ref={useSoughtText<HTMLTextAreaElement>(values[name], language)}
      label={t(`fields.${name}`)}
      lang={language}
      value={values[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  );
}

/** Instructions and solution for those who teach with the lesson. */
export function TeachingNotes({ values, onChange }: FieldsProps) {
  const { t } = useTranslation('admin-lessons');
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-muted">{t('editor.more_hint')}</p>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {NOTES.map((name) => (
          <Note key={name} name={name} values={values} onChange={onChange} />
        ))}
      </div>
    </div>
  );
}
