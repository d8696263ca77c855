import { Link2 } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { messageFor } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import { Findings, personalDataIn } from './findings.tsx';

type Props = {
  /** The title to begin with. */
  usual: string;
  /** The request that makes the link. */
  request: { error: Error | null; isPending: boolean };
  /** Sends it; `accepted` tells whether its author has looked at what was found. */
  onSend: (title: string, accepted: boolean) => void;
  /** Words above the title. */
  children?: ReactNode;
};

/** Asks for the title of a link to be made, and about what may reveal who its author is. */
export function LinkForm({ usual, request, onSend, children }: Props) {
  const { t, language } = useTranslation('sharing');
  const [title, setTitle] = useState(usual);
  const [wrong, setWrong] = useState(false);
  const found = personalDataIn(request.error);
  const isAcceptable = found?.revision !== undefined;

  function send(accepted: boolean): void {
    const isMissing = title.trim() === '';
    setWrong(isMissing);
    if (!isMissing && !request.isPending) onSend(title, accepted);
  }

  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send(false);
      }}
      className="grid grid-cols-1 gap-4"
    >
      {children}
      <Input
        label={t('files.name')}
        value={title}
        onChange={({ target }) => {
          setTitle(target.value);
          setWrong(false);
        }}
        error={wrong ? t('files.needs_name') : undefined}
        maxLength={80}
        autoComplete="off"
        required
      />
      {request.error && !found && (
        <p role="alert" className="rounded-control bg-danger-soft px-4 py-3">
          {messageFor(request.error, language)}
        </p>
      )}
      {found && (
        <Findings
          findings={found.findings}
          busy={request.isPending}
          acceptLabel={t('files.accept')}
          onAccept={isAcceptable ? () => send(true) : undefined}
        />
      )}
      {!isAcceptable && (
        <Button type="submit" className="justify-self-start" loading={request.isPending}>
          <Link2 aria-hidden="true" className="size-5" />
          {t('files.make')}
        </Button>
      )}
    </form>
  );
}
