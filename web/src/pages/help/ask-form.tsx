import { EMAIL_PATTERN } from '@codivia/contract/api/account-rules';
import {
  HELP_CATEGORIES,
  HELP_CODE_MAX_LENGTH,
  HELP_SUBJECT_MAX_LENGTH,
  HELP_TEXT_MAX_LENGTH,
  type HelpAttachment,
  type HelpCategory,
} from '@codivia/contract/api/help';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { messageFor } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { codeLength } from '../../support/help/attached.ts';
import { AttachmentView } from '../../support/help/attachment-view.tsx';
import { useAsk } from '../../support/help/help.api.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { Textarea } from '../../ui/textarea.tsx';

const EMAIL = new RegExp(EMAIL_PATTERN);

type Props = {
  /** The attachment that the page before has passed. */
  attached: HelpAttachment | null;
  onAsked: (id: string) => void;
  onMailed: (email: string) => void;
};

type Values = { category: HelpCategory; subject: string; text: string; email: string };
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
  const { t, language } = useTranslation('help');
  const { signedIn } = useSession();
  const tooLong = attached !== null && codeLength(attached) > HELP_CODE_MAX_LENGTH;
  const [attachment, setAttachment] = useState(tooLong ? { ...attached, files: [] } : attached);
  const { register, handleSubmit, watch, setValue, formState } = useForm<Values>({
    defaultValues: {
      category: attached ? 'exercise' : 'other',
      subject: attached?.title.slice(0, HELP_SUBJECT_MAX_LENGTH) ?? '',
      text: '',
      email: '',
    },
  });
  const { errors } = formState;
  const ask = useAsk();
  const notEmpty = { validate: (value: string) => value.trim() !== '' || t('thread.missing') };

  const send = handleSubmit((question) => {
    if (ask.isPending) return;
    const email = signedIn ? null : question.email.trim();
    ask.mutate(
      { ...question, language, attachment, email },
      { onSuccess: (id) => (id === null ? onMailed(email ?? '') : onAsked(id)) },
    );
  });

  return (
    <form noValidate className="grid grid-cols-1 gap-5" onSubmit={send}>
      {!signedIn && (
        <Input
          {...register('email', {
            validate: (email) => EMAIL.test(email) || t('thread.wrong_email'),
          })}
          required
          type="email"
          autoComplete="email"
          label={t('thread.email')}
          hint={t('thread.email_hint')}
          error={errors.email?.message}
        />
      )}
      <Select
        label={t('thread.category')}
        options={HELP_CATEGORIES.map((value) => ({
          value,
          label: t(`thread.categories.${value}`),
        }))}
        value={watch('category')}
        onChoose={(category) => setValue('category', category)}
      />
      <Input
        {...register('subject', notEmpty)}
        required
        label={t('thread.subject')}
        maxLength={HELP_SUBJECT_MAX_LENGTH}
        error={errors.subject?.message}
      />
      <Textarea
        {...register('text', notEmpty)}
        required
        rows={6}
        label={t('thread.text')}
        hint={t('thread.text_hint', { max: HELP_TEXT_MAX_LENGTH })}
        maxLength={HELP_TEXT_MAX_LENGTH}
        error={errors.text?.message}
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
