import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { currentPerson } from '../../lib/person.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { takeAlong } from './take-along.ts';
import { leaveToVisitors, offeredWork } from './visitor-work.ts';

/** Offers a member the work written in this browser without an account. It is never moved without their consent. */
export function VisitorOffer({ onTaken }: { onTaken: () => void }) {
  const { t } = useTranslation('visitor-work');
  const [work, setWork] = useState(offeredWork);
  const [taking, setTaking] = useState(false);
  if (!work) return null;

  async function take(): Promise<void> {
    setTaking(true);
    await takeAlong(currentPerson());
    onTaken();
  }

  return (
    <Dialog open onOpenChange={() => setWork(null)} title={t('title')}>
      <p>{t('text')}</p>
      <ul className="mt-2 list-disc ps-5 font-bold">
        {work.rooms.map((kind) => (
          <li key={kind}>{t(`rooms.${kind}`)}</li>
        ))}
        {work.exercises > 0 && <li>{t('exercises', { count: work.exercises })}</li>}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button loading={taking} onClick={() => void take()}>
          {t('take')}
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            leaveToVisitors();
            setWork(null);
          }}
        >
          {t('leave')}
        </Button>
      </div>
    </Dialog>
  );
}
