import type { Member } from '@codivia/contract/api/accounts';
import { useId } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { useAnswerAge } from './age.api.ts';

function Question() {
  const { t } = useTranslation('age-question');
  const title = useId();
  const { mutateAsync, isPending, variables } = useAnswerAge();

  async function answer(over15: boolean) {
    if (isPending) return;
    try {
      // Once it is answered the question is unmounted: what follows must not depend on it.
      await mutateAsync(over15);
      toast.success(t(over15 ? 'thanks' : 'thanks_under_15'));
    } catch {
      // Every change that fails shows a notice.
    }
  }

  return (
    <section aria-labelledby={title}>
      <Card className="grid gap-4 p-5 sm:p-6">
        <div className="grid gap-1">
          <h2 id={title} className="text-xl sm:text-2xl">
            {t('title')}
          </h2>
          <p className="max-w-prose text-muted">{t('text')}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button
            className="max-sm:grow"
            loading={isPending && variables === true}
            onClick={() => void answer(true)}
          >
            {t('over_15')}
          </Button>
          <ConfirmButton
            variant="secondary"
            className="max-sm:grow"
            title={t('confirm.title')}
            text={t('confirm.text')}
            confirm={t('confirm.yes')}
            cancel={t('confirm.no')}
            pending={isPending}
            onConfirm={() => void answer(false)}
          >
            {t('under_15')}
          </ConfirmButton>
        </div>
      </Card>
    </section>
  );
}

/** Asks members who have not been asked when they signed up (docs/product.md#age-question). */
export function AgeQuestion({ user }: { user: Member }) {
  const isAsked = user.age === undefined && !user.class_account && user.role !== 'admin';
  return isAsked && <Question />;
}
