import type { AdminPublishedProject } from '@codivia/contract/api/admin-published-projects';
import {
  DECISION_WORDS_MAX_LENGTH,
  REVIEW_REASONS,
  type ReviewReason,
} from '@codivia/contract/api/project-reviews';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Select } from '../../ui/select.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { useDecide } from './admin-projects.api.ts';

type Choice = ReviewReason | 'none';

/** Returns the name of the texts that fit the project: reports, an appeal, or nothing waits for a decision. */
function situationOf({ state, pending_since }: AdminPublishedProject) {
  if (state !== 'hidden') return pending_since ? 'reported' : 'open';
  return pending_since ? 'appealed' : 'hidden';
}

/** Keeps or hides a project; after an appeal, permanently. */
export function DecisionForm({ project }: { project: AdminPublishedProject }) {
  const { t } = useTranslation('admin-projects');
  const decide = useDecide(project.id);
  const { version, updated_at, reasons, decisions } = project;
  const situation = situationOf(project);
  const before = situation === 'appealed' ? decisions[0]?.reason : reasons[0];
  const [reason, setReason] = useState<Choice>(before ?? 'none');
  const [words, setWords] = useState('');
  const [missing, setMissing] = useState(false);

  function send(decision: 'keep' | 'hide'): void {
    const isMissing = decision === 'hide' && reason === 'none';
    setMissing(isMissing);
    if (isMissing || decide.isPending) return;
    const why = decision === 'hide' && reason !== 'none' ? reason : null;
    decide.mutate(
      { decision, reason: why, words, version, updated_at },
      {
        onSuccess: () => {
          setWords('');
          toast.success(t(decision === 'keep' ? 'decision.kept' : 'decision.hid'));
        },
      },
    );
  }

  return (
    <Card className="grid grid-cols-1 gap-4 p-4 sm:p-6">
      <h3 className="text-xl">{t('decision.title')}</h3>
      <p>{t(`decision.${situation}`)}</p>
      {situation !== 'hidden' && (
        <Select
          label={t('decision.reason')}
          hint={t('decision.reason_hint')}
          error={missing ? t('decision.reason_missing') : undefined}
          value={reason}
          onChoose={(chosen) => {
            setReason(chosen);
            setMissing(false);
          }}
          options={(['none', ...REVIEW_REASONS] as const).map((value) => ({
            value,
            label: t(value === 'none' ? 'decision.choose' : `reasons.${value}`),
          }))}
        />
      )}
      <Textarea
        label={t('decision.words')}
        hint={t('decision.words_hint', { max: DECISION_WORDS_MAX_LENGTH })}
        value={words}
        maxLength={DECISION_WORDS_MAX_LENGTH}
        onChange={({ target }) => setWords(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        {situation !== 'open' && (
          <Button variant="secondary" loading={decide.isPending} onClick={() => send('keep')}>
            {t(situation === 'reported' ? 'decision.keep' : 'decision.restore')}
          </Button>
        )}
        {situation !== 'hidden' && (
          <Button variant="danger" loading={decide.isPending} onClick={() => send('hide')}>
            {t(situation === 'appealed' ? 'decision.uphold' : 'decision.hide')}
          </Button>
        )}
      </div>
    </Card>
  );
}
