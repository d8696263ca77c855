import { PASSWORD_MIN_LENGTH } from '@codivia/contract/api/account-rules';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from '../lib/i18n.ts';
import { Field, type FieldProps } from './field.tsx';

/** A labelled password field that can show what is typed. */
export function PasswordInput({
  label,
  hint,
  error,
  ...rest
}: FieldProps & Omit<ComponentProps<'input'>, 'type'>) {
  const { t } = useTranslation('common');
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field label={label} hint={hint} error={error}>
      {({ className, ...control }) => (
        <div className="relative">
          <input
            minLength={PASSWORD_MIN_LENGTH}
            {...rest}
            {...control}
            type={shown ? 'text' : 'password'}
            className={`${className} pe-14`}
          />
          <button
            type="button"
            aria-pressed={shown}
            aria-label={t('show_password')}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-1 end-1 grid w-11 place-items-center rounded-control text-muted hover:text-ink"
          >
            <Icon aria-hidden="true" className="size-5" />
          </button>
        </div>
      )}
    </Field>
  );
}
