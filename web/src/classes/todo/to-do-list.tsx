import type { ToDo } from '@codivia/contract/api/assignments';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Mascot } from '../../ui/mascot.tsx';
import { PartFailed, PartLoading } from '../../ui/part-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useToDo } from './to-do.api.ts';
import { ToDoItem } from './to-do-item.tsx';

/** Things that are shown before somebody asks for all. */
const SHOWN = 6;

function Items({ items }: { items: readonly ToDo[] }) {
  const { t } = useTranslation('to-do');
  const [all, setAll] = useState(false);
  const shown = all ? items : items.slice(0, SHOWN);
  const hidden = items.length - shown.length;
  const begun = items.filter(({ state }) => state !== 'coming');
  const done = begun.filter(({ state }) => state === 'done').length;
  return (
    <div className="grid gap-4">
      {begun.length > 0 && (
        <p className="text-muted">{t('progress', { done, all: begun.length })}</p>
      )}
      <ul className="divide-y divide-line">
        {shown.map((item) => (
          <ToDoItem
            key={[item.lesson_id, item.exercise_id, item.challenge_id].join(' ')}
            item={item}
          />
        ))}
      </ul>
      {hidden > 0 && (
        <Button variant="ghost" className="justify-self-start" onClick={() => setAll(true)}>
          {t('more', { count: hidden })}
        </Button>
      )}
    </div>
  );
}

/** What the classes of the member ask for: what is due first comes first. */
export function ToDoList() {
  const { t } = useTranslation('to-do');
  const { data, isError, refetch } = useToDo();
  if (data && data.length > 0) return <Items items={data} />;
  if (data) {
    return (
      <div className="flex items-center gap-5">
        <Mascot pose="read" className="h-24 w-auto" />
        <div role="status" className="grid gap-1">
          <p className="font-bold text-lg">{t('empty')}</p>
          <p className="text-muted">{t('empty_text')}</p>
        </div>
      </div>
    );
  }
  if (isError) return <PartFailed text={t('failed')} onRetry={refetch} />;
  return (
    <PartLoading text={t('loading')}>
      <Skeleton className="h-24" />
    </PartLoading>
  );
}
