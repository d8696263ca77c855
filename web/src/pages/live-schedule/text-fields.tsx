import { LANGUAGES, type Language } from '@codivia/contract/api/language';
import {
  LIVE_DESCRIPTION_MAX_LENGTH,
  LIVE_TITLE_MAX_LENGTH,
} from '@codivia/contract/api/live-sessions';
import { useTranslation } from '../../lib/i18n.ts';
import { Input } from '../../ui/input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { useContactWarning } from './contact-warning.ts';
import type { FieldsProps, TextField } from './schedule-fields.ts';

/** Title and description in one language. Contact details are refused while they are typed. */
function Texts({ of, fields, errorOf, onChange }: FieldsProps & { of: Language }) {
  const { t } = useTranslation('live-schedule');
  const warningOf = useContactWarning();
  const title: TextField = `title_${of}`;
  const description: TextField = `description_${of}`;
  const control = (name: TextField) => ({
    lang: of,
    name,
    label: t(name),
    value: fields[name],
    error: warningOf(fields[name]) ?? errorOf(name),
  });
  return (
    <div className="grid content-start gap-4">
      <Input
        {...control(title)}
        maxLength={LIVE_TITLE_MAX_LENGTH}
        onChange={({ target }) => onChange({ [title]: target.value })}
      />
      <Textarea
        {...control(description)}
        rows={5}
        maxLength={LIVE_DESCRIPTION_MAX_LENGTH}
        onChange={({ target }) => onChange({ [description]: target.value })}
      />
    </div>
  );
}

/** The fields that describe the session, in both languages side by side. */
export function TextFields(props: FieldsProps) {
  return (
    <div className="grid gap-6 md:grid-cols-2">
      {LANGUAGES.map((language) => (
        <Texts key={language} of={language} {...props} />
      ))}
    </div>
  );
}
