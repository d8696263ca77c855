import { APPEAL_MAX_LENGTH, type HidingDecision } from '@codivia/contract/api/project-reviews';
import type { OwnPublishedProject } from '@codivia/contract/api/published-projects';
import { formatDate } from '@codivia/contract/text/format-dates';
import { EyeOff } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { useContactRefusal } from '../../lib/use-contact-refusal.ts';
import { useContactWarning } from '../../support/mentoring/use-contact-warning.ts';
import { Button } from '../../ui/button.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { useAppeal } from './project-reviews.api.ts';

function AppealForm({ id, decisionId }: { id: string; decisionId: string }) {
  const { t } = useTranslation('project-reviews');
  const refusal = useContactRefusal();
  const warningOf = useContactWarning();
  const appeal = useAppeal(id);
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const warning = warningOf(text, 'text');

  function submit(event: FormEvent): void {
    event.preventDefault();
    setMissing(text.trim() === '');
    const wrong = text.trim() === '' || warning !== undefined;
    if (wrong) refusal.goToWrong();
    if (wrong || appeal.isPending) return;
    appeal.mutate(
      { decision_id: decisionId, text },
      {
        onSuccess: () => toast.success(t('decision.appeal_sent')),
        onError: refusal.onError,
      },
    );
  }

  return (
    <form
      {...refusal.form}
      noValidate
      onSubmit={submit}
      className="grid max-w-3xl grid-cols-1 gap-3"
    >
      <h3 className="text-xl">{t('decision.appeal_title')}</h3>
      <p>{t('decision.appeal_text')}</p>
      <Textarea
        label={t('decision.appeal_label')}
        hint={t('decision.appeal_hint', { max: APPEAL_MAX_LENGTH })}
        name="text"
        error={missing ? t('decision.appeal_missing') : (warning ?? refusal.errorOf('text'))}
        value={text}
        maxLength={APPEAL_MAX_LENGTH}
        onChange={({ target }) => {
          setText(target.value);
          setMissing(false);
        }}
      />
      <Button type="submit" className="justify-self-start" loading={appeal.isPending}>
        {t('decision.appeal_send')}
      </Button>
    </form>
  );
}

function Quote({ title, text }: { title: string; text: string }) {
  return (
    <div className="grid gap-1">
      <p className="font-bold">{title}</p>
      <blockquote className="wrap-anywhere whitespace-pre-line border-line border-s-4 ps-4">
        {text}
      </blockquote>
    </div>
  );
}

function Decision({ id, decision }: { id: string; decision: HidingDecision }) {
  const { t, language } = useTranslation('project-reviews');
  const { outcome, reason, words, decided_at, appeal } = decision;
  return (
    <>
      <p>
        {reason && <>{t('decision.reason', { reason: t(`reasons.${reason}`) })} </>}
        <span className="text-muted text-sm">
          {t('decision.decided', { date: formatDate(decided_at, language) })}
        </span>
      </p>
      {words && <Quote title={t('decision.words')} text={words} />}
      {appeal !== null && <Quote title={t('decision.your_appeal')} text={appeal} />}
      {outcome === 'uphold' && <p className="font-bold">{t('decision.final')}</p>}
      {outcome === 'hide' && appeal !== null && <p role="status">{t('decision.appealed')}</p>}
      {outcome === 'hide' && appeal === null && <AppealForm id={id} decisionId={decision.id} />}
    </>
  );
}

/** Tells authors why others do not see the page of their project, and takes their appeal. */
export function ReviewNotice({ published }: { published: OwnPublishedProject }) {
  const { t } = useTranslation('project-reviews');
  const { id, state, decision } = published;
  if (state === 'open') return null;
  return (
    <TitledSection
      title={t(`hidden.${state}`)}
      className="rounded-card border-2 border-danger p-5 sm:p-6"
    >
      <p className="flex gap-3">
        <EyeOff aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />
        {t(`hidden.${state}_own`)}
      </p>
      {decision && <Decision id={id} decision={decision} />}
    </TitledSection>
  );
}
