import { type AdminTeacher, DECLINE_REASON_MAX_LENGTH } from '@codivia/contract/api/admin-teachers';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { useSetTeacher } from '../admin-schools.api.ts';

type Props = { request: AdminTeacher; onDecided: () => void };

/** Grants a request at once, or declines it with a reason. A declined one can still be granted. */
export function RequestDecision({ request, onDecided }: Props) {
  const { t } = useTranslation('admin-schools');
  const { user_id, name, state } = request;
  const { mutate, isPending } = useSetTeacher(user_id);
  const [declining, setDeclining] = useState(false);
  const [reason, setReason] = useState('');

  function decide(teacher: boolean): void {
    if (isPending) return;
    const words = reason.trim();
    mutate(
      { teacher, ...(!teacher && words ? { reason: words } : {}) },
      {
        onSuccess: () => {
          toast.success(teacher ? t('requests.granted', { name }) : t('requests.declined'));
          onDecided();
        },
      },
    );
  }

  if (declining) {
    return (
      <div className="grid gap-3">
        <Textarea
          label={t('requests.reason')}
          hint={t('requests.reason_hint')}
          value={reason}
          maxLength={DECLINE_REASON_MAX_LENGTH}
          autoFocus
          onChange={({ target }) => setReason(target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button variant="danger" loading={isPending} onClick={() => decide(false)}>
            {t('requests.send')}
          </Button>
          <Button variant="ghost" onClick={() => setDeclining(false)}>
            {t('requests.cancel')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        aria-label={t('requests.grant_of', { name })}
        loading={isPending}
        onClick={() => decide(true)}
      >
        {t('requests.grant')}
      </Button>
      {state === 'asked' && (
        <Button
          variant="secondary"
          aria-label={t('requests.decline_of', { name })}
          onClick={() => setDeclining(true)}
        >
          {t('requests.decline')}
        </Button>
      )}
    </div>
  );
}
