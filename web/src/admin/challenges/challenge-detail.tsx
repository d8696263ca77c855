import type { AdminChallenge } from '@codivia/contract/api/admin-challenges';
import { formatNumber, formatPercent } from '@codivia/contract/text/format';
import { useTranslation } from '../../lib/i18n.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { LoadedItem } from '../kit/loaded-item.tsx';
import { useAdminChallenges } from './admin-challenges.api.ts';
import { STATE_TONES, stateOf } from './challenge-state.ts';
import { PlanForm } from './plan-form.tsx';
import { Withdrawal } from './withdrawal.tsx';

type OpenedProps = { challenge: AdminChallenge; all: readonly AdminChallenge[] };

function Opened({ challenge, all }: OpenedProps) {
  const { t, language } = useTranslation('admin-challenges');
  const { topic, level, proven, revision } = challenge;
  const state = stateOf(challenge);
  const taken = all.filter(({ id }) => id !== challenge.id).map(({ week }) => week);
  const { members, tries, passes } = challenge;
  const figures = [
    ['members', formatNumber(members, language)],
    ['tries', formatNumber(tries, language)],
    ['solved', formatNumber(passes, language)],
    ['share', members === 0 ? '–' : formatPercent(passes / members, language)],
  ] as const;
  return (
    <div className="grid grid-cols-1 gap-5">
      <header className="grid grid-cols-1 gap-2">
        <h2 className="text-balance text-2xl">
          {language === 'fr' ? challenge.title_fr : challenge.title_en}
        </h2>
        <p className="flex flex-wrap gap-2">
          <Badge tone={STATE_TONES[state]}>{t(`states.${state}`)}</Badge>
          {!proven && state !== 'unproven' && <Badge tone="danger">{t('states.unproven')}</Badge>}
          <Badge>{t(`topics.${topic}`)}</Badge>
          <Badge>{t('level', { level })}</Badge>
        </p>
        {!proven && <p className="max-w-3xl font-bold text-danger">{t('unproven_text')}</p>}
      </header>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <PlanForm key={revision} challenge={challenge} taken={taken} />
        <div className="grid grid-cols-1 gap-5">
          <Card className="grid grid-cols-1 gap-3 p-4 sm:p-6">
            <h3 className="text-xl">{t('statistics')}</h3>
            <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
              {figures.map(([name, value]) => (
                <div key={name} className="flex flex-col-reverse justify-end">
                  <dt className="text-muted text-sm">{t(`columns.${name}`)}</dt>
                  <dd className="font-bold text-2xl tabular-nums">{value}</dd>
                </div>
              ))}
            </dl>
          </Card>
          <Withdrawal challenge={challenge} />
        </div>
      </div>
    </div>
  );
}

/** A challenge with its plan and what members made of it. */
export function ChallengeDetail({ id }: { id: string }) {
  const { t } = useTranslation('admin-challenges');
  return (
    <LoadedItem query={useAdminChallenges()} texts={{ loading: t('loading'), failed: t('failed') }}>
      {(all) => {
        const challenge = all.find((one) => one.id === id);
        if (!challenge) return <EmptyState title={t('missing')} description={t('missing_text')} />;
        return <Opened challenge={challenge} all={all} />;
      }}
    </LoadedItem>
  );
}
