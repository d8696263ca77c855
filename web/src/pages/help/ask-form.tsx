import { EMAIL_PATTERN } from '@codivia/contract/api/account-rules';
import {
  HELP_CATEGORIES,
  HELP_CODE_MAX_LENGTH,
  HELP_SUBJECT_MAX_LENGTH,
  HELP_TEXT_MAX_LENGTH,
  type HelpAttachment,
  type HelpCategory,
} from '@codivia/contract/api/help';
import { type FormEvent, useState } from 'react';
import { messageFor } from '../../lib/api-error.ts';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { codeLength } from '../../support/help/attached.ts';
import { AttachmentView } from '../../support/help/attachment-view.tsx';
import { useAsk } from '../../support/help/help.api.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { Textarea } from '../../ui/textarea.tsx';

type Props = {
  /** The attachment that the page before has passed. */
  attached: HelpAttachment | null;
  onAsked: (id: string) => void;
  onMailed: (email: string) => void;
};

type Attached = { attachment: HelpAttachment | null; onRemove: () => void };

/** Shows what is sent with the question; it can be removed. */
function Attachment({ attachment, onRemove }: Attached) {
  const { t } = useTranslation('help');
  if (!attachment) return null;
  return (
    <div className="grid grid-cols-1 justify-items-start gap-2 [&>details]:w-full">
      <AttachmentView attachment={attachment} />
      <Button variant="secondary" size="sm" onClick={onRemove}>
        {t('thread.remove')}
      </Button>
    </div>
  );
}

export function AskForm({ attached, onAsked, onMailed }: Props) {
  const { t } = useTranslation('help');
  const language = useLanguage();
  const { signedIn } = useSession();
  const tooLong = attached !== null && codeLength(attached) > HELP_CODE_MAX_LENGTH;
  const [attachment, setAttachment] = useState(tooLong ? { ...attached, files: [] } : attached);
  const [category, setCategory] = useState<HelpCategory>(attached ? 'exercise' : 'other');
  const [subject, setSubject] = useState(attached?.title.slice(0, HELP_SUBJECT_MAX_LENGTH) ?? '');
  const [text, setText] = useState('');
  const [email, setEmail] = useState('');
  const [tried, setTried] = useState(false);
  const ask = useAsk();
  const missing = (value: string) => (tried && !value.trim() ? t('thread.missing') : undefined);
  const validEmail = signedIn || new RegExp(EMAIL_PATTERN).test(email);

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setTried(true);
    if (ask.isPending || !subject.trim() || !text.trim() || !validEmail) {
      event.currentTarget.querySelector<HTMLElement>(':invalid')?.focus();
      return;
    }
    const address = signedIn ? null : email.trim();
    ask.mutate(
      { category, subject, text, language, attachment, email: address },
      { onSuccess: (id) => (id === null ? onMailed(address ?? '') : onAsked(id)) },
    );
  }

  return (
    <form noValidate className="grid grid-cols-1 gap-5" onSubmit={send}>
      {!signedIn && (
        <Input
          required
          type="email"
          autoComplete="email"
          label={t('thread.email')}
          hint={t('thread.email_hint')}
          error={tried && !validEmail ? t('thread.wrong_email') : undefined}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      )}
      <Select
        label={t('thread.category')}
        options={HELP_CATEGORIES.map((value) => ({
          value,
          label: t(`thread.categories.${value}`),
        }))}
        value={category}
        onChoose={setCategory}
      />
      <Input
        required
        label={t('thread.subject')}
        maxLength={HELP_SUBJECT_MAX_LENGTH}
        error={missing(subject)}
        value={subject}
        onChange={({ target }) => setSubject(target.value)}
      />
      <Textarea
        required
        rows={6}
        label={t('thread.text')}
        hint={t('thread.text_hint', { max: HELP_TEXT_MAX_LENGTH })}
        maxLength={HELP_TEXT_MAX_LENGTH}
        error={missing(text)}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Attachment
        attachment={attachment}
        onRemove={() => {
          setAttachment(null);
          toast.success(t('thread.removed'));
        }}
      />
      {tooLong && <p role="status">{t('thread.too_long')}</p>}
      {ask.isError && (
        <p role="alert" className="font-bold text-danger">
          {messageFor(ask.error, language)}
        </p>
      )}
      <p className="text-muted">{t('thread.safety')}</p>
      <div>
        <Button type="submit" size="lg" loading={ask.isPending}>
          {t('thread.send')}
        </Button>
      </div>
    </form>
  );
}
