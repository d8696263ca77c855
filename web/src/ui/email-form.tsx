import { EMAIL_PATTERN } from '@codivia/contract/api/account-rules';
import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { Input } from './input.tsx';

const EMAIL = new RegExp(EMAIL_PATTERN);

type Props = {
  label: string;
  hint?: ReactNode;
  /** The error under an address that cannot be one. */
  wrong: string;
  submit: string;
  pending: boolean;
  /** The refusal of the server. */
  error?: string | undefined;
  /** `done` empties the form. */
  onSend: (email: string, done: () => void) => void;
};

/** Asks for one address and sends it. */
export function EmailForm({ label, hint, wrong, submit, pending, error, onSend }: Props) {
  const [email, setEmail] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  return (
    <form
      noValidate
      className="grid max-w-md grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const isEmail = EMAIL.test(email);
        setIsWrong(!isEmail);
        if (isEmail && !pending) onSend(email.trim(), () => setEmail(''));
      }}
    >
      <Input
        required
        type="email"
        autoComplete="email"
        label={label}
        hint={hint}
        value={email}
        onChange={({ target }) => {
          setEmail(target.value);
          setIsWrong(false);
        }}
        error={isWrong ? wrong : error}
      />
      <Button type="submit" loading={pending} className="justify-self-start">
        {submit}
      </Button>
    </form>
  );
}
