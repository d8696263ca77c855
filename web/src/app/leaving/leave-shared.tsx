import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { forgetPerson } from '../../lib/files/forget-person.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { currentPerson } from '../../lib/person.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { sendWork, type UnsentWork, unsentWork } from './unsent-work.ts';

type Props = {
  onLeave: (how: 'kept' | 'cleared') => void;
  onStay: () => void;
};

/**
 * Signs out of a computer that others use: sends everything that is not in the account yet, then deletes everything of
 * the member here. Where something cannot be sent, the member decides about it.
 */
export function LeaveShared({ onLeave, onStay }: Props) {
  const { t } = useTranslation('leaving');
  const queryClient = useQueryClient();
  const [left, setLeft] = useState<UnsentWork | null>(null);
  const [person] = useState(currentPerson);

  async function clear(): Promise<void> {
    await forgetPerson(person);
    onLeave('cleared');
  }

  async function send(): Promise<void> {
    setLeft(null);
    await sendWork(queryClient);
    const unsent = unsentWork(person);
    if (unsent) setLeft(unsent);
    else await clear();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is sent once, and again when asked.
  useEffect(() => void send(), []);

  return (
    <Dialog open onOpenChange={onStay} title={t(left ? 'left_title' : 'title')}>
      {left ? (
        <>
          <p>{t('left_text')}</p>
          <ul className="mt-2 list-disc ps-5 font-bold">
            {left.results > 0 && <li>{t('results', { count: left.results })}</li>}
            {left.exercises > 0 && <li>{t('exercises', { count: left.exercises })}</li>}
            {left.editors > 0 && <li>{t('editors', { count: left.editors })}</li>}
            {left.notes > 0 && <li>{t('notes', { count: left.notes })}</li>}
            {left.projects.map((name) => (
              <li key={name} className="[overflow-wrap:anywhere]">
                {t('project', { name })}
              </li>
            ))}
            {left.rooms.map((kind) => (
              <li key={kind}>{t(`rooms.${kind}`)}</li>
            ))}
          </ul>
          <div className="mt-6 flex flex-wrap gap-3">
            <Button onClick={() => onLeave('kept')}>{t('keep')}</Button>
            <Button variant="secondary" onClick={() => void send()}>
              {t('again')}
            </Button>
            <Button variant="danger" onClick={() => void clear()}>
              {t('delete')}
            </Button>
          </div>
        </>
      ) : (
        <p role="status" className="flex items-center gap-3">
          <Spinner />
          {t('sending')}
        </p>
      )}
    </Dialog>
  );
}
