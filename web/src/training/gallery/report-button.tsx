import {
  REPORT_TEXT_MAX_LENGTH,
  REVIEW_REASONS,
  type ReviewReason,
} from '@codivia/contract/api/project-reviews';
import { Flag } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { useContactRefusal } from '../../lib/use-contact-refusal.ts';
import { useContactWarning } from '../../support/mentoring/use-contact-warning.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { useReport } from './project-reviews.api.ts';

type ReasonsProps = {
  chosen: ReviewReason | null;
  missing: boolean;
  onChoose: (reason: ReviewReason) => void;
};

function Reasons({ chosen, missing, onChoose }: ReasonsProps) {
  const { t } = useTranslation('project-reviews');
  const id = useId();
  return (
    <fieldset aria-describedby={missing ? id : undefined} className="grid gap-1">
      <legend className="mb-1 font-bold">{t('report.reason')}</legend>
      {REVIEW_REASONS.map((reason) => (
        <label key={reason} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name={`${id}-reason`}
            checked={chosen === reason}
            onChange={() => onChoose(reason)}
            className="size-5 shrink-0 accent-trail"
          />
          {t(`reasons.${reason}`)}
        </label>
      ))}
      {missing && (
        <p id={id} role="alert" className="font-bold text-danger text-sm">
          {t('report.reason_missing')}
        </p>
      )}
    </fieldset>
  );
}

function ReportForm({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('project-reviews');
  const refusal = useContactRefusal();
  const warningOf = useContactWarning();
  const report = useReport(id);
  const [reason, setReason] = useState<ReviewReason | null>(null);
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const warning = warningOf(text, 'text');

  function submit(event: FormEvent): void {
    event.preventDefault();
    setMissing(!reason);
    if (warning) refusal.goToWrong();
    if (!reason || warning || report.isPending) return;
    report.mutate(
      { reason, text },
      {
        onSuccess: () => {
          toast.success(t('report.sent'));
          onClose();
        },
        onError: refusal.onError,
      },
    );
  }

  return (
    <form {...refusal.form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <Reasons
        chosen={reason}
        missing={missing}
        onChoose={(chosen) => {
          setReason(chosen);
          setMissing(false);
        }}
      />
      <Textarea
        label={t('report.text')}
        hint={t('report.text_hint', { max: REPORT_TEXT_MAX_LENGTH })}
        name="text"
        error={warning ?? refusal.errorOf('text')}
        value={text}
        maxLength={REPORT_TEXT_MAX_LENGTH}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" loading={report.isPending}>
          {t('report.send')}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t('report.cancel')}
        </Button>
      </div>
    </form>
  );
}

/** Lets a member report a project, once. */
export function ReportButton({ id, reported }: { id: string; reported: boolean }) {
  const { t } = useTranslation('project-reviews');
  const [open, setOpen] = useState(false);
  if (reported) return <p role="status">{t('report.done')}</p>;
  return (
    <>
      <Button variant="ghost" size="sm" className="min-h-11" onClick={() => setOpen(true)}>
        <Flag aria-hidden="true" className="size-4 shrink-0" />
        {t('report.open')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('report.title')}
        description={t('report.intro')}
      >
        <ReportForm id={id} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
