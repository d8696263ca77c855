import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Input } from '../../../ui/input.tsx';

type Props = {
  title: string;
  /** The present place, and the last one, from 1. */
  place: number;
  total: number;
  onMove: (place: number) => void;
  onClose: () => void;
};

/** Asks for the place to which a lesson is moved. */
export function PlaceDialog({ title, place, total, onMove, onClose }: Props) {
  const { t } = useTranslation('admin-lessons');
  const [typed, setTyped] = useState(String(place));
  const wanted = Number(typed);
  const isPlace = Number.isInteger(wanted) && wanted >= 1 && wanted <= total;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('list.place_title')}
      description={title}
    >
      <form
        noValidate
        className="grid grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPlace) return;
          if (wanted !== place) onMove(wanted);
          onClose();
        }}
      >
        <Input
          type="number"
          min={1}
          max={total}
          label={t('list.place', { total })}
          error={isPlace ? undefined : t('list.place_wrong', { total })}
          value={typed}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" className="justify-self-end">
          {t('list.place_submit')}
        </Button>
      </form>
    </Dialog>
  );
}
