import { type Bilingual, LANGUAGES } from '@codivia/contract/api/language';
import { useTranslation } from '../../../lib/i18n.ts';
import { Input } from '../../../ui/input.tsx';
import { Textarea } from '../../../ui/textarea.tsx';

type Props = {
  label: string;
  hint?: string;
  value: Bilingual;
  onChange: (value: Bilingual) => void;
  /** One line is a title; HTML wants more. */
  lines?: 'one' | 'many';
};

/** A text in both languages, side by side. */
export function BilingualField({ label, hint, value, onChange, lines = 'many' }: Props) {
  const { t } = useTranslation('admin-exercises');
  const Control = lines === 'one' ? Input : Textarea;
  return (
    <div className="grid grid-cols-1 gap-3 md:grid-cols-2">
      {LANGUAGES.toReversed().map((language) => (
        <Control
          key={language}
          label={t(language, { label })}
          hint={hint}
          lang={language}
          value={value[language]}
          onChange={({ target }: { target: { value: string } }) =>
            onChange({ ...value, [language]: target.value })
          }
        />
      ))}
    </div>
  );
}
