import type { ConsentQuestion } from '@codivia/contract/api/family';
import { useState } from 'react';
import { messageFor } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { useAnswerConsent } from '../family.api.ts';
import { SwitchList } from '../switch-list.tsx';
import { ConsentFacts } from './consent-facts.tsx';

const OFF = { may_publish: false, may_mentoring: false, may_live: false, weekly_mail: false };
const ON = { may_publish: true, may_mentoring: true, may_live: true, weekly_mail: false };

type Props = {
  question: ConsentQuestion;
  token: string;
  onAnswered: (answer: {
    state: ConsentQuestion['state'];
    family_token?: string | undefined;
  }) => void;
};

/** Everything that a parent should know, four switches, and three answers. */
export function ConsentForm({ question, token, onAnswered }: Props) {
  const { t, language } = useTranslation('family');
  const { asked_by, version } = question;
  const child = question.child || t('consent.child');
  // Nobody agrees by leaving a box as it is; an invitation closes nothing that is open.
  const [switches, setSwitches] = useState(asked_by === 'age' ? OFF : ON);
  const { mutate, isPending, error } = useAnswerConsent(token);
  const give = (answer: 'accept' | 'refuse' | 'not_mine') => {
    if (!isPending) mutate({ answer, switches, version }, { onSuccess: onAnswered });
  };
  return (
    <div className="grid grid-cols-1 gap-6">
      <ConsentFacts question={question} />
      <Card className="grid grid-cols-1 gap-4 p-5 sm:p-6">
        <h2 className="text-xl sm:text-2xl">{t('consent.choose_title')}</h2>
        <p className="text-muted">
          {t(asked_by === 'age' ? 'consent.choose_age' : 'consent.choose_invitation', { child })}
        </p>
        <SwitchList value={switches} onChange={setSwitches} />
        <p className="text-muted text-sm">{t('consent.right')}</p>
        {error && (
          <p role="alert" className="font-bold text-danger">
            {messageFor(error, language)}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button className="max-sm:grow" loading={isPending} onClick={() => give('accept')}>
            {t('consent.accept')}
          </Button>
          <Button
            variant="secondary"
            className="max-sm:grow"
            loading={isPending}
            onClick={() => give('refuse')}
          >
            {t('consent.refuse')}
          </Button>
          <ConfirmButton
            variant="ghost"
            className="max-sm:grow"
            title={t('consent.not_mine_title')}
            text={t('consent.not_mine_text')}
            confirm={t('consent.not_mine_confirm')}
            cancel={t('cancel')}
            pending={isPending}
            onConfirm={() => give('not_mine')}
          >
            {t('consent.not_mine')}
          </ConfirmButton>
        </div>
      </Card>
    </div>
  );
}
