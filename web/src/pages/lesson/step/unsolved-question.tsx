import type { SolvedCount } from '../../../features/lessons/lesson-steps.tsx';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  exercises: SolvedCount;
  /** Leads to the first exercise that is not solved. */
  onGoOn: () => void;
  onFinish: () => void;
};

/** Asks whether a lesson is to end with most of its exercises unsolved. */
export function UnsolvedQuestion({ open, onOpenChange, exercises, onGoOn, onFinish }: Props) {
  const { t } = useTranslation('lessons');
  const choose = (act: () => void) => () => {
    onOpenChange(false);
    act();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('unsolved.title', { ...exercises })}
      description={t('unsolved.text')}
    >
      <div className="flex flex-wrap gap-2">
        <Button onClick={choose(onGoOn)}>{t('unsolved.go_on')}</Button>
        <Button variant="ghost" onClick={choose(onFinish)}>
          {t('unsolved.finish')}
        </Button>
      </div>
    </Dialog>
  );
}
