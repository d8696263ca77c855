import type { ClassMember, SchoolClass } from '@codivia/contract/api/classes';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { messageFor } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { classPaths } from '../class-paths.ts';
import { useRenewWords } from '../roster/roster.api.ts';
import { cardsState } from './cards-state.ts';

/** Makes new words for the chosen pupils, and shows their cards. */
function MakeCards({ taught, chosen }: { taught: SchoolClass; chosen: readonly string[] }) {
  const { t, language } = useTranslation('class-cards');
  const navigate = useNavigate();
  const { mutate, isPending } = useRenewWords(taught.id);
  const count = chosen.length;
  if (count === 0) return <p className="text-muted">{t('choose.nobody')}</p>;
  return (
    <ConfirmButton
      className="justify-self-start"
      title={t('choose.ask', { count })}
      text={t('choose.consequence')}
      confirm={t('choose.confirm')}
      cancel={t('choose.cancel')}
      pending={isPending}
      onConfirm={(close) =>
        mutate([...chosen], {
          onSuccess: (cards) => {
            close();
            void navigate(classPaths.cards(taught.id), { replace: true, state: cardsState(cards) });
          },
          onError: (error) => toast.error(messageFor(error, language)),
        })
      }
    >
      {t('choose.submit', { count })}
    </ConfirmButton>
  );
}

/** The pupils of a class to choose from: a new card has new words. */
export function ChoosePupils({ taught }: { taught: SchoolClass }) {
  const { t } = useTranslation('class-cards');
  const pupils = taught.members.filter((m) => m.at_home && m.delete_after === null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const change = ({ id }: ClassMember, on: boolean) =>
    setChosen(on ? [...chosen, id] : chosen.filter((other) => other !== id));
  const all = chosen.length === pupils.length;
  if (pupils.length === 0) return <p className="text-lg">{t('choose.none')}</p>;
  return (
    <Card className="grid gap-4 p-5 sm:p-6">
      <p className="max-w-prose">{t('choose.text')}</p>
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        onClick={() => setChosen(all ? [] : pupils.map(({ id }) => id))}
      >
        {t(all ? 'choose.clear' : 'choose.all')}
      </Button>
      <fieldset className="grid gap-x-5 sm:grid-cols-2 lg:grid-cols-3">
        <legend className="sr-only">{t('choose.title')}</legend>
        {pupils.map((pupil) => (
          <Checkbox
            key={pupil.id}
            label={pupil.name}
            checked={chosen.includes(pupil.id)}
            onChange={(on) => change(pupil, on)}
          />
        ))}
      </fieldset>
      <MakeCards taught={taught} chosen={chosen} />
    </Card>
  );
}
