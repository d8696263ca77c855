import {
  type AdminNameRequest,
  NAME_WORDS_MAX_LENGTH,
} from '@codivia/contract/api/certificate-names';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { useDecideName } from './name-requests.api.ts';

type Props = { request: AdminNameRequest; onDecided: () => void };

/** Accepts a request at once, or declines it with words in the language of its member. */
export function NameDecision({ request, onDecided }: Props) {
  const { t } = useTranslation('name-requests');
  const common = useTranslation('common').t;
  const { id: request_id, user, name } = request;
  const decide = useDecideName(user.id);
  const [declining, setDeclining] = useState(false);
  const [words, setWords] = useState('');
  const [missing, setMissing] = useState(false);

  function send(decision: 'accept' | 'decline'): void {
    const isMissing = decision === 'decline' && words.trim() === '';
    setMissing(isMissing);
    if (isMissing || decide.isPending) return;
    decide.mutate(
      { request_id, decision, words: decision === 'decline' ? words : '' },
      {
        onSuccess: () => {
          toast.success(t(decision === 'accept' ? 'accepted' : 'declined'));
          onDecided();
        },
      },
    );
  }

  if (declining) {
    return (
      <div className="grid gap-3">
        <Textarea
          label={t('words')}
          hint={t(`words_hint_${user.language}`)}
          error={missing ? t('words_missing') : undefined}
          value={words}
          maxLength={NAME_WORDS_MAX_LENGTH}
          lang={user.language}
          autoFocus
          onChange={({ target }) => setWords(target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button variant="danger" loading={decide.isPending} onClick={() => send('decline')}>
            {t('send')}
          </Button>
          <Button variant="ghost" onClick={() => setDeclining(false)}>
            {common('cancel')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        aria-label={t('accept_of', { name })}
        loading={decide.isPending}
        onClick={() => send('accept')}
      >
        {t('accept')}
      </Button>
      <Button
        variant="secondary"
        aria-label={t('decline_of', { name })}
        onClick={() => setDeclining(true)}
      >
        {t('decline')}
      </Button>
    </div>
  );
}
