import type { AdminLessonSummary } from '@codivia/contract/api/admin-lessons';
import { useState } from 'react';
import { messageFor } from '../../../lib/api-error.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { localizedTitle } from '../../../lib/localized.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { ProblemList } from '../problem-list.tsx';
import { useVerification, type Verification } from './use-verification.ts';

function Outcome({ state }: { state: Verification }) {
  const { t, language } = useTranslation('admin-lessons');
  if (state.state === 'checking') {
    const { done, total } = state;
    return (
      <ProgressBar
        label={t('publish.progress_label')}
        value={done}
        max={Math.max(total, 1)}
        valueText={t('publish.progress', { done, total })}
      />
    );
  }
  if (state.state === 'failed') {
    const { error } = state;
    return (
      <p role="alert" className="font-bold text-danger">
        {t('verify.failed')} – {messageFor(error, language)}
      </p>
    );
  }
  const well = state.state === 'verified' || state.state === 'published';
  return (
    <div className="grid grid-cols-1 gap-2">
      <p role="status">
        <Badge tone={well ? 'done' : 'danger'}>{t(`verify.${state.state}`)}</Badge>
      </p>
      {'problems' in state && <ProblemList problems={state.problems} />}
    </div>
  );
}

type Props = { lessons: readonly AdminLessonSummary[]; onClose: () => void };

/** Lists the lessons with exercises that nobody has proven: they are proven here, and may be published at once. */
export function VerifyDialog({ lessons, onClose }: Props) {
  const { t, language } = useTranslation('admin-lessons');
  // A verified lesson leaves the list of unverified ones; here it stays visible.
  const [shown] = useState(lessons);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [publish, setPublish] = useState(false);
  const { states, busy, start, stop } = useVerification();
  const chosen = shown.map(({ id }) => id).filter((id) => !left.has(id));
  const finished = chosen.filter((id) => states.has(id) && states.get(id)?.state !== 'checking');

  function choose(id: string, isChosen: boolean): void {
    if (busy) return;
    const next = new Set(left);
    if (isChosen) next.delete(id);
    else next.add(id);
    setLeft(next);
  }

  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={t('verify.title')}
      description={t('verify.text')}
    >
      <div className="grid grid-cols-1 gap-5">
        <ul aria-label={t('verify.list')} className="grid grid-cols-1 gap-3">
          {shown.map((lesson) => {
            const state = states.get(lesson.id);
            return (
              <li
                key={lesson.id}
                className="grid grid-cols-1 gap-3 rounded-control border border-line p-3"
              >
                <Checkbox
                  label={localizedTitle(lesson, language)}
                  checked={!left.has(lesson.id)}
                  onChange={(isChosen) => choose(lesson.id, isChosen)}
                />
                {state && <Outcome state={state} />}
              </li>
            );
          })}
        </ul>
        <Checkbox
          label={t('verify.publish')}
          hint={t('verify.publish_hint')}
          checked={publish}
          onChange={(isChosen) => !busy && setPublish(isChosen)}
        />
        {busy && (
          <ProgressBar
            label={t('verify.progress_label')}
            value={finished.length}
            max={Math.max(chosen.length, 1)}
            valueText={t('verify.progress', { done: finished.length, total: chosen.length })}
          />
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="ghost" onClick={onClose}>
            {t('verify.close')}
          </Button>
          {busy ? (
            <Button variant="secondary" onClick={stop}>
              {t('verify.stop')}
            </Button>
          ) : (
            <Button disabled={chosen.length === 0} onClick={() => void start(chosen, publish)}>
              {t('verify.start', { count: chosen.length })}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
