import { type Bilingual, LANGUAGES, type Language } from '@codivia/contract/api/language';
import { createContext, use } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { classes } from '../../../ui/classes.ts';
import { Input } from '../../../ui/input.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { useSoughtText } from '../../kit/sought/mark-sought.ts';
import type { Texts } from '../lesson-address.ts';

/** The languages in which texts are shown. */
export const ShownTexts = createContext<Texts>('both');

type Props = {
  label: string;
  hint?: string;
  value: Bilingual;
  onChange: (value: Bilingual) => void;
  /** One line is a title; HTML wants more. */
  lines?: 'one' | 'many';
};

type TextProps = Omit<Props, 'value' | 'onChange'> & {
  language: Language;
  text: string;
  onType: (text: string) => void;
};

/** A text in one language. */
function LanguageField({ label, hint, lines, language, text, onType }: TextProps) {
  const field = useSoughtText<HTMLInputElement & HTMLTextAreaElement>(text, language);
  const Control = lines === 'one' ? Input : Textarea;
  return (
    <Control
      ref={field}
      label={label}
      hint={hint}
      lang={language}
      value={text}
      onChange={({ target }: { target: { value: string } }) => onType(target.value)}
    />
  );
}

/** A text in both languages, side by side. */
export function BilingualField({ label, hint, value, onChange, lines = 'many' }: Props) {
  const { t } = useTranslation('admin-exercises');
  const texts = use(ShownTexts);
  const shown = LANGUAGES.filter((one) => texts === 'both' || texts === one).toReversed();
  return (
    <div className={classes('grid grid-cols-1 gap-3', shown.length > 1 && 'md:grid-cols-2')}>
      {shown.map((language) => (
        <LanguageField
          key={language}
          label={t(language, { label })}
          {...(hint && { hint })}
          lines={lines}
          language={language}
          text={value[language]}
          onType={(text) => onChange({ ...value, [language]: text })}
        />
      ))}
    </div>
  );
}
