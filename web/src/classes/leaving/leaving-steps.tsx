import type { SchoolLeaving } from '@codivia/contract/api/leaving-school';
import { formatDate } from '@codivia/contract/text/format-dates';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '../../lib/i18n.ts';

function Step({ isDone, text }: { isDone: boolean; text: string }) {
  const { t } = useTranslation('leaving-school');
  const Icon = isDone ? CircleCheck : CircleDashed;
  return (
    <li className="flex items-start gap-3">
      <Icon
        aria-hidden
        className={`mt-0.5 size-5 shrink-0 ${isDone ? 'text-done' : 'text-muted'}`}
      />
      <p className="wrap-anywhere min-w-0">
        <strong>{t(isDone ? 'step.done' : 'step.open')}</strong> {text}
      </p>
    </li>
  );
}

/** Says what is done and what is still missing before the account is the pupil's own. */
export function LeavingSteps({ leaving }: { leaving: SchoolLeaving }) {
  const { t, language } = useTranslation('leaving-school');
  const title = useId();
  const { email, email_confirmed, changes_at, parent, parent_email } = leaving;
  const address = email_confirmed ? 'step.email_done' : 'step.email_open';
  return (
    <div className="grid gap-3 rounded-control bg-sunken p-4">
      <h3 id={title} className="text-lg">
        {t('steps')}
      </h3>
      <ul aria-labelledby={title} className="grid gap-3">
        <Step
          isDone={email_confirmed}
          text={email === null ? t('step.email_taken') : t(address, { email })}
        />
        {parent !== 'not_needed' && (
          <Step
            isDone={parent === 'accepted'}
            text={t(`step.parent_${parent}`, { email: parent_email ?? '' })}
          />
        )}
        {changes_at !== null && (
          <Step
            isDone={new Date(changes_at) <= new Date()}
            text={t('step.wait', { date: formatDate(changes_at, language, 'long') })}
          />
        )}
      </ul>
      <p className="text-muted">{t('meanwhile')}</p>
    </div>
  );
}
