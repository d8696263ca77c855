import { Undo2 } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { useErrorText } from '../kit/failures.ts';
import { RefusedLessons } from '../kit/refused-lessons.tsx';
import { type ReplacementResult, useUndoReplacement } from './admin-search.api.ts';

type Props = {
  result: ReplacementResult;
  titleOf: (id: string) => string;
};

/** Says what a replacement has changed, and takes it back. */
export function Replaced({ result, titleOf }: Props) {
  const { t } = useTranslation('admin-search');
  const errorText = useErrorText();
  const undo = useUndoReplacement();
  const { id, replaced, drafts, refused } = result;
  const takeBack = (entry: number) =>
    undo.mutate(entry, {
      onSuccess: ({ restored }) => toast.success(t('undone', { count: restored.length })),
      onError: (error) => toast.error(errorText(t('undo_failed'), error)),
    });
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="font-bold">
          {undo.data
            ? t('undone', { count: undo.data.restored.length })
            : t('replaced', { count: replaced.length })}
        </p>
        {id !== null && !undo.data && (
          <Button variant="secondary" loading={undo.isPending} onClick={() => takeBack(id)}>
            <Undo2 aria-hidden="true" className="size-5" />
            {t('undo')}
          </Button>
        )}
      </div>
      {drafts.length > 0 && !undo.data && (
        <div className="rounded-control bg-joy-soft p-4">
          <p className="font-bold">{t('drafts', { count: drafts.length })}</p>
          <ul className="list-disc ps-5">
            {drafts.map((one) => (
              <li key={one}>{titleOf(one)}</li>
            ))}
          </ul>
        </div>
      )}
      {(undo.data?.refused ?? refused).length > 0 && (
        <RefusedLessons
          title={t(undo.data ? 'not_undone' : 'not_replaced')}
          refused={undo.data?.refused ?? refused}
          nameOf={titleOf}
        />
      )}
    </div>
  );
}
