import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { type Problem, ProblemList } from '../problem-list.tsx';

/** The steps of publishing a lesson. */
export type Publishing =
  | { state: 'checking'; done: number; total: number }
  | { state: 'refused'; problems: Problem[] }
  | { state: 'doubtful'; problems: Problem[] }
  /** The exercises could not be checked; `message` says why. */
  | { state: 'unavailable'; message: string };

type Props = {
  publishing: Publishing;
  onStop: () => void;
  /** Left out where there is nothing to save as a draft. */
  onSaveDraft?: () => void;
  onPublish?: () => void;
};

function Checking({ done, total, onStop }: { done: number; total: number; onStop: () => void }) {
  const { t } = useTranslation('admin-lessons');
  return (
    <div className="grid gap-4">
      <ProgressBar
        label={t('publish.progress_label')}
        value={done}
        max={Math.max(total, 1)}
        valueText={t('publish.progress', { done, total })}
      />
      <p aria-hidden="true" className="text-muted">
        {t('publish.progress', { done, total })}
      </p>
      <Button variant="secondary" onClick={onStop} className="justify-self-end">
        {t('publish.stop')}
      </Button>
    </div>
  );
}

/** Shows what prevents the publication of a lesson, and the alternatives. */
export function PublishDialog({ publishing, onStop, onSaveDraft, onPublish }: Props) {
  const { t } = useTranslation('admin-lessons');
  if (publishing.state === 'checking') {
    const { done, total } = publishing;
    return (
      <Dialog open onOpenChange={(open) => !open && onStop()} title={t('publish.checking')}>
        <Checking done={done} total={total} onStop={onStop} />
      </Dialog>
    );
  }
  const { state } = publishing;
  const hasWarnings = state === 'doubtful';
  const text = hasWarnings ? t('publish.notes_text') : t('publish.text');
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onStop()}
      title={hasWarnings ? t('publish.notes_title') : t('publish.title')}
      description={
        state === 'unavailable' ? `${t('publish.unavailable')}. ${publishing.message}` : text
      }
    >
      <div className="grid grid-cols-1 gap-5">
        {state !== 'unavailable' && <ProblemList problems={publishing.problems} />}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant={hasWarnings ? 'secondary' : 'primary'} onClick={onStop}>
            {t('publish.mend')}
          </Button>
          {onSaveDraft && (
            <Button variant="secondary" onClick={onSaveDraft}>
              {t('publish.as_draft')}
            </Button>
          )}
          {hasWarnings && onPublish && <Button onClick={onPublish}>{t('publish.anyway')}</Button>}
        </div>
      </div>
    </Dialog>
  );
}
