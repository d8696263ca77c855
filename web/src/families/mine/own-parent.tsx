import type { OwnParent as Parent } from '@codivia/contract/api/family-child';
import { formatDate, formatList } from '@codivia/contract/text/format-dates';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { useAskParent, useEndParent } from '../own-family.api.ts';

const RIGHTS = ['may_publish', 'may_mentoring', 'may_live', 'weekly_mail'] as const;

/** The permissions that a parent has given, and the moment of their latest look. */
function Accepted({ parent }: { parent: Parent }) {
  const { t, language } = useTranslation('own-family');
  const { switches, seen_at } = parent;
  const allowed = RIGHTS.filter((name) => switches[name]).map((name) => t(`rights.${name}`));
  const list = formatList(allowed, language);
  return (
    <>
      <p className="text-muted text-sm">
        {allowed.length > 0 ? t('allowed', { list }) : t('allows_nothing')}
      </p>
      <p className="text-muted text-sm">
        {seen_at ? t('seen', { date: formatDate(seen_at, language, 'medium') }) : t('never_seen')}
      </p>
    </>
  );
}

/** Sends the question again. */
function AskAgain({ email }: { email: string }) {
  const { t, language } = useTranslation('own-family');
  const { mutate, isPending } = useAskParent();
  const send = () =>
    mutate({ email, lang: language }, { onSuccess: () => toast.success(t('asked')) });
  return (
    <Button variant="secondary" loading={isPending} onClick={send}>
      {t('again')}
    </Button>
  );
}

/** One parent, and what the child can do: ask again, take the question back, or end it from 15. */
export function OwnParent({ parent, isUnder15 }: { parent: Parent; isUnder15: boolean }) {
  const { t, language } = useTranslation('own-family');
  const { mutate, isPending } = useEndParent();
  const { id, email, state, asked_at, answered_at } = parent;
  const date = formatDate(answered_at ?? asked_at, language, 'medium');
  const isAsked = state === 'asked';
  const end = (close: () => void) => {
    if (isPending) return;
    mutate(id, {
      onSuccess: () => {
        close();
        toast.success(t('ended'));
      },
    });
  };
  return (
    <li className="grid gap-2 py-3">
      <p className="wrap-anywhere font-bold">{email}</p>
      <p>{t(`states.${state}`, { date })}</p>
      {state === 'accepted' && <Accepted parent={parent} />}
      <div className="flex flex-wrap gap-2">
        {isAsked && <AskAgain email={email} />}
        {(isAsked || (state === 'accepted' && !isUnder15)) && (
          <ConfirmButton
            variant="secondary"
            title={isAsked ? t('take_back_title') : t('end_title', { email })}
            text={t(isAsked ? 'take_back_text' : 'end_text')}
            confirm={t(isAsked ? 'take_back_confirm' : 'end_confirm')}
            cancel={t('cancel')}
            pending={isPending}
            onConfirm={end}
          >
            {t(isAsked ? 'take_back' : 'end')}
          </ConfirmButton>
        )}
        {state === 'accepted' && isUnder15 && <p className="text-muted text-sm">{t('until_15')}</p>}
      </div>
    </li>
  );
}
