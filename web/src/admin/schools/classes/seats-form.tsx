import type { AdminClass } from '@codivia/contract/api/admin-classes';
import { SEATS_MAX, SEATS_NOTE_MAX_LENGTH, type Seats } from '@codivia/contract/api/admin-seats';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmButton } from '../../../ui/confirm-button.tsx';
import { Input } from '../../../ui/input.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { useSetSeats } from '../admin-schools.api.ts';
import {
  fieldsOf,
  isNumberRight,
  isUntilRight,
  type SeatsFields,
  seatsOf,
} from './seats-fields.ts';

type Props = {
  found: AdminClass;
  licence: Seats | null;
  /** Pupils who have a seat now. */
  dealt: number;
};

/** Gives a class a licence until a day, changes it, or takes it away. */
export function SeatsForm({ found, licence, dealt }: Props) {
  const { t } = useTranslation('admin-schools');
  const { mutate, isPending } = useSetSeats(found.id);
  const [fields, setFields] = useState(() => fieldsOf(licence, found));
  const [sent, setSent] = useState(false);
  const change = (changed: Partial<SeatsFields>) => setFields({ ...fields, ...changed });
  const limits = { max: SEATS_MAX };

  function submit(event: FormEvent): void {
    event.preventDefault();
    setSent(true);
    if (isPending || !isNumberRight(fields) || !isUntilRight(fields)) return;
    mutate(seatsOf(fields), { onSuccess: () => toast.success(t('seats.saved')) });
  }

  return (
    <Card className="p-4 sm:p-6">
      <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
        <h3 className="text-xl">{t('seats.title')}</h3>
        <p className="text-muted">{t('seats.text')}</p>
        <p className="font-bold">
          {licence ? t('seats.dealt', { count: dealt }) : t('seats.none')}
        </p>
        <div className="grid gap-4 sm:grid-cols-2">
          <Input
            label={t('seats.count')}
            hint={t('seats.count_hint', limits)}
            error={sent && !isNumberRight(fields) ? t('seats.count_wrong', limits) : undefined}
            inputMode="numeric"
            value={fields.seats}
            onChange={({ target }) => change({ seats: target.value })}
          />
          <Input
            type="date"
            label={t('seats.until')}
            hint={t('seats.until_hint')}
            error={sent && !isUntilRight(fields) ? t('seats.until_wrong') : undefined}
            value={fields.until}
            onChange={({ target }) => change({ until: target.value })}
          />
        </div>
        <Textarea
          label={t('seats.note')}
          hint={t('seats.note_hint')}
          value={fields.note}
          maxLength={SEATS_NOTE_MAX_LENGTH}
          onChange={({ target }) => change({ note: target.value })}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" loading={isPending}>
            {t('seats.save')}
          </Button>
          {licence && (
            <ConfirmButton
              variant="danger"
              title={t('seats.end_title', { name: found.name })}
              text={t('seats.end_text')}
              confirm={t('seats.end_confirm')}
              cancel={t('seats.keep')}
              pending={isPending}
              onConfirm={(close) =>
                mutate(
                  { seats: 0 },
                  { onSuccess: () => toast.success(t('seats.ended')), onSettled: close },
                )
              }
            >
              {t('seats.end')}
            </ConfirmButton>
          )}
        </div>
      </form>
    </Card>
  );
}
