import type { LessonReview } from '@codivia/contract/api/admin-lesson-reviews';
import { formatDate } from '@codivia/contract/text/format-dates';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { useErrorText } from '../../kit/failures.ts';
import type { LessonDraft } from '../editor/use-lesson-draft.ts';
import { useCancelPlan } from './admin-lesson-reviews.api.ts';
import { PlanDialog } from './plan-dialog.tsx';

type Props = {
  draft: LessonDraft;
  plan: LessonReview['plan'];
  busy: boolean;
  onPublish: () => void;
};

/** Shows whether learners see the lesson, or when they will, with what its author can do about it. */
export function PlanLine({ draft, plan, busy, onPublish }: Props) {
  const { t, language } = useTranslation('admin-lesson-reviews');
  const errorText = useErrorText();
  const [isPlanning, setPlanning] = useState(false);
  const cancelling = useCancelPlan(draft.base.id);
  const { publish_at, planned_by, refusal } = plan ?? {};

  function cancel(): void {
    cancelling.mutate(undefined, {
      onSuccess: () => publish_at && toast.success(t('plan.cancelled')),
      onError: (error) => toast.error(errorText(t('plan.cancel_failed'), error)),
    });
  }

  function sentence(): string {
    if (draft.base.is_active) return t('plan.published');
    if (!publish_at) return t('plan.draft');
    const when = formatDate(publish_at, language, 'full_appointment');
    const name = planned_by?.name;
    return name ? t('plan.planned_by', { when, name }) : t('plan.planned', { when });
  }

  return (
    <section aria-label={t('plan.label')} className="grid content-start gap-3">
      <p role="status">{sentence()}</p>
      {refusal && (
        <div role="alert" className="grid gap-1 rounded-control bg-danger-soft p-4">
          <p className="font-bold">{t('plan.refused')}</p>
          <p className="wrap-anywhere">{refusal[language]}</p>
        </div>
      )}
      {!draft.base.is_active && (
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            size="sm"
            className="min-h-11"
            loading={busy}
            onClick={onPublish}
          >
            {t('plan.now')}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            className="min-h-11"
            onClick={() => setPlanning(true)}
          >
            {t(publish_at ? 'plan.change' : 'plan.at_a_time')}
          </Button>
          {plan && (
            <Button
              variant="ghost"
              size="sm"
              className="min-h-11"
              loading={cancelling.isPending}
              onClick={cancel}
            >
              {t(publish_at ? 'plan.cancel' : 'plan.dismiss')}
            </Button>
          )}
        </div>
      )}
      {isPlanning && (
        <PlanDialog
          draft={draft}
          publishAt={publish_at ?? null}
          onClose={() => setPlanning(false)}
        />
      )}
    </section>
  );
}
