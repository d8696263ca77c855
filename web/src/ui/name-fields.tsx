import type { ComponentProps, FormEvent } from 'react';
import { useTranslation } from '../lib/i18n.ts';
import { Button } from './button.tsx';
import { Input } from './input.tsx';

type Field = ComponentProps<typeof Input>;

type Props = Omit<Field, 'onChange' | 'onSubmit' | 'required' | 'autoComplete'> & {
  submit: string;
  /** The style of the button that submits; the main one unless set. */
  variant?: 'primary' | 'secondary';
  busy?: boolean;
  onName: (name: string) => void;
  onSubmit: () => void;
  onCancel?: (() => void) | undefined;
};

/** A form with a field for a name, a button to submit it, and one to go back. */
export function NameFields(props: Props) {
  const { submit, variant = 'primary', busy = false, onName, onSubmit, onCancel, ...field } = props;
  const { t } = useTranslation('common');
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onSubmit();
      }}
      className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-end"
    >
      <Input
        {...field}
        onChange={({ target }) => onName(target.value)}
        autoComplete="off"
        required
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant={variant} loading={busy} className="min-h-12">
          {submit}
        </Button>
        {onCancel && (
          <Button variant="ghost" className="min-h-12" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
