import type { ClassMember, SchoolClass } from '@codivia/contract/api/classes';
import { useState } from 'react';
import { messageFor } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { cardsState, spokenWords } from '../cards/cards-state.ts';
import { classPaths } from '../class-paths.ts';
import { useRenewWords } from './roster.api.ts';

/** Gives a pupil new words in two presses, and shows them large enough to be read from the pupil's place. */
export function NewWords({ taught, member }: { taught: SchoolClass; member: ClassMember }) {
  const { t, language } = useTranslation('class-roster');
  const [open, setOpen] = useState(false);
  const { mutate, data, isPending, reset } = useRenewWords(taught.id);
  const card = data?.[0];
  const { name } = member;

  function close() {
    setOpen(false);
    reset();
  }
  function renew() {
    if (isPending) return;
    mutate([member.id], { onError: (error) => toast.error(messageFor(error, language)) });
  }

  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-label={t('words.action_of', { name })}
        onClick={() => setOpen(true)}
      >
        {t('words.action')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={(isOpen) => (isOpen ? setOpen(true) : close())}
        title={t(card ? 'words.title' : 'words.ask', { name })}
        description={t(card ? 'words.shown_once' : 'words.text')}
      >
        {card ? (
          <div className="grid gap-4">
            <p role="status" className="grid gap-1">
              <span className="text-muted">
                {t('words.user_name', { user_name: card.user_name })}
              </span>
              <span className="wrap-anywhere font-bold text-4xl">{spokenWords(card)}</span>
            </p>
            <div className="flex flex-wrap gap-2">
              <Button onClick={close}>{t('words.done')}</Button>
              <ButtonLink
                variant="ghost"
                to={classPaths.cards(taught.id)}
                state={cardsState([card])}
              >
                {t('words.print')}
              </ButtonLink>
            </div>
          </div>
        ) : (
          <div className="flex flex-wrap gap-2">
            <Button loading={isPending} onClick={renew}>
              {t('words.confirm')}
            </Button>
            <Button variant="ghost" onClick={close}>
              {t('keep')}
            </Button>
          </div>
        )}
      </Dialog>
    </>
  );
}
