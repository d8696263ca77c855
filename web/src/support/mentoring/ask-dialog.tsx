import { MESSAGE_MAX_LENGTH } from '@codivia/contract/api/mentoring';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { useContactRefusal } from '../../lib/use-contact-refusal.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { UnlessClosed } from '../../ui/permissions/closed-notice.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { useCreateThread, useMentoring } from './mentoring.api.ts';
import type { MentoringSubject } from './mentoring-subject.ts';
import { useContactWarning, useMessageWarnings } from './use-contact-warning.ts';

function AskForm({ subject, left }: { subject: MentoringSubject; left: number }) {
  const { t, language } = useTranslation('mentoring');
  const navigate = useNavigate();
  const { user } = useSession();
  const warningOf = useContactWarning();
  const { refusedFor, heldFor } = useMessageWarnings();
  const create = useCreateThread();
  const refusal = useContactRefusal();
  const [text, setText] = useState('');
  const { title, source, kind, files, givesFiles, ownFiles = [], check } = subject;
  const warning = refusedFor(text, 'text');
  const codes = Object.values(files);
  const codeWarning = codes.map((code) => refusedFor(code, 'code')).find(Boolean);
  const doubt = heldFor(text, 'text') ?? codes.map((code) => heldFor(code, 'code')).find(Boolean);

  // A file name that leads out of the platform is left out; the question does not depend on it.
  const own_files = ownFiles.filter((name) => warningOf(name, 'text') === undefined);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (warning) refusal.goToWrong();
    if (!text.trim() || warning || codeWarning || create.isPending) return;
    create.mutate(
      {
        source,
        kind,
        files: { ...files },
        check,
        language,
        text: text.trim(),
        ...(own_files.length > 0 && { own_files }),
      },
      {
        onSuccess: ({ id, messages }) => {
          const isHeld = messages.at(-1)?.state === 'held';
          toast.success(t(isHeld ? 'thread.held_sent' : 'ask_dialog.sent'));
          void navigate(paths.mentoringThread(id));
        },
        onError: refusal.onError,
      },
    );
  }

  return (
    <form {...refusal.form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <p className="wrap-anywhere">{t('ask_dialog.about', { title })}</p>
      {givesFiles && <p>{t('ask_dialog.files')}</p>}
      {own_files.length > 0 && (
        <p className="wrap-anywhere">
          {t('ask_dialog.own_files', { count: own_files.length, names: own_files.join(', ') })}
        </p>
      )}
      {check && <p>{t('ask_dialog.check_failed')}</p>}
      <Textarea
        label={t('ask_dialog.question')}
        hint={t('ask_dialog.hint')}
        name="text"
        error={warning ?? refusal.errorOf('text')}
        value={text}
        rows={4}
        maxLength={MESSAGE_MAX_LENGTH}
        onChange={({ target }) => setText(target.value)}
      />
      {codeWarning && (
        <p role="alert" className="font-bold text-danger text-sm">
          {codeWarning}
        </p>
      )}
      {doubt && !warning && !codeWarning && <p role="status">{doubt}</p>}
      <p className="text-muted text-sm">{t('ask_dialog.left', { count: left })}</p>
      <p className="text-muted text-sm">{t('safety.name')}</p>
      {user?.has_parent && <p className="text-muted text-sm">{t('safety.parents')}</p>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" loading={create.isPending}>
          {t('ask_dialog.send')}
        </Button>
        <ButtonLink variant="ghost" to={paths.mentoring}>
          {t('ask_dialog.see')}
        </ButtonLink>
      </div>
    </form>
  );
}

/** Says why there is nothing to send, and where to continue. */
function Instead({ text, children }: { text: string; children: React.ReactNode }) {
  return (
    <div className="grid justify-items-start gap-4">
      <p>{text}</p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}

type Props = { subject: MentoringSubject; open: boolean; onOpenChange: (open: boolean) => void };

function Contents({ subject }: { subject: MentoringSubject }) {
  const { t } = useTranslation('mentoring');
  const { data, error, isLoadingError, refetch } = useMentoring();
  const mine = (
    <ButtonLink variant="secondary" to={paths.mentoring}>
      {t('ask_dialog.see')}
    </ButtonLink>
  );
  if (isLoadingError) {
    return <ErrorState title={t('failed')} error={error} onRetry={refetch} />;
  }
  if (!data) return <p role="status">{t('ask_dialog.loading')}</p>;
  if (!data.included) {
    return (
      <Instead text={t('premium.text')}>
        <ButtonLink variant="joy" to={paths.offer}>
          {t('premium.action')}
        </ButtonLink>
        {mine}
      </Instead>
    );
  }
  if (data.requests_left === 0) {
    return <Instead text={t('ask_dialog.none_left')}>{mine}</Instead>;
  }
  return <AskForm subject={subject} left={data.requests_left} />;
}

/** Asks a mentor about the code. Members without the plan read what mentoring is, and which plan includes it. */
export function AskDialog({ subject, open, onOpenChange }: Props) {
  const { t } = useTranslation('mentoring');
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('ask_dialog.title')}>
      <UnlessClosed right="mentoring">
        <Contents subject={subject} />
      </UnlessClosed>
    </Dialog>
  );
}
