import { REPLACEMENT_MAX, type Search } from '@codivia/contract/api/admin-text-search';
import { Replace } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Input } from '../../ui/input.tsx';
import { useErrorText } from '../kit/failures.ts';
import { type ReplacementResult, useReplaceTexts } from './admin-search.api.ts';
import type { HitChoice } from './use-chosen-hits.ts';

type Props = {
  search: Search;
  choice: HitChoice;
  /** The typed text. */
  replacement: string;
  onType: (replacement: string) => void;
  onReplaced: (result: ReplacementResult) => void;
};

/** The text that replaces the chosen hits, and the question before it does. */
export function ReplaceForm({ search, choice, replacement, onType, onReplaced }: Props) {
  const { t } = useTranslation('admin-search');
  const common = useTranslation('common').t;
  const errorText = useErrorText();
  const { mutate, isPending } = useReplaceTexts();
  const [asking, setAsking] = useState(false);
  const { chosen, withCode } = choice;
  const hits = chosen.reduce((sum, one) => sum + one.hits.length, 0);
  const replace = () =>
    mutate(
      { ...search, replacement, lessons: chosen },
      {
        onSuccess: (result) => {
          setAsking(false);
          onReplaced(result);
        },
        onError: (error) => toast.error(errorText(t('failed'), error)),
      },
    );
  return (
    <div className="flex flex-wrap items-end gap-3 rounded-control bg-sunken p-3">
      <div className="min-w-52 grow sm:max-w-xl">
        <Input
          label={t('replace_with')}
          hint={t('replace_hint')}
          maxLength={REPLACEMENT_MAX}
          value={replacement}
          onChange={({ target }) => onType(target.value)}
        />
      </div>
      <Button disabled={hits === 0} onClick={() => setAsking(true)}>
        <Replace aria-hidden="true" className="size-5" />
        {t('replace', { count: hits })}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t('confirm_title', { count: hits })}
        description={t('confirm_text', {
          from: search.q,
          to: replacement || t('nothing'),
          count: chosen.length,
        })}
      >
        <div className="grid gap-5">
          {withCode && <p className="rounded-control bg-joy-soft p-4">{t('confirm_code')}</p>}
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="ghost" onClick={() => setAsking(false)}>
              {common('cancel')}
            </Button>
            <Button loading={isPending} onClick={replace}>
              {t('confirm', { count: hits })}
            </Button>
          </div>
        </div>
      </Dialog>
    </div>
  );
}
