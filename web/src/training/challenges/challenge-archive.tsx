import type { ChallengeResult, ChallengeSummary } from '@codivia/contract/api/challenges';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { ChallengeCard } from './challenge-card.tsx';
import {
  type ChallengeFilter,
  FILTERS,
  filterChallenges,
  useChallengeFilter,
} from './challenge-filter.ts';

type FiltersProps = {
  filter: ChallengeFilter;
  onChange: (changes: Partial<ChallengeFilter>) => void;
  signedIn: boolean;
};

function Filters({ filter, onChange, signedIn }: FiltersProps) {
  const { t } = useTranslation('challenges');
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Select
        label={t('filters.topic')}
        value={filter.topic}
        onChoose={(topic) => onChange({ topic })}
        options={FILTERS.topic.map((value) => ({
          value,
          label: value === 'any' ? t('filters.any') : t(`topics.${value}`),
        }))}
      />
      <Select
        label={t('filters.level')}
        value={filter.level}
        onChoose={(level) => onChange({ level })}
        options={FILTERS.level.map((value) => ({
          value,
          label: value === 'any' ? t('filters.any') : t(`levels.at_${value}`),
        }))}
      />
      {signedIn && (
        <Select
          label={t('filters.state')}
          value={filter.state}
          onChoose={(state) => onChange({ state })}
          options={FILTERS.state.map((value) => ({ value, label: t(`filters.${value}`) }))}
        />
      )}
    </div>
  );
}

type Props = {
  challenges: readonly ChallengeSummary[];
  results: ReadonlyMap<string, ChallengeResult>;
  signedIn: boolean;
};

/** All challenges so far, the latest first. */
export function ChallengeArchive({ challenges, results, signedIn }: Props) {
  const { t } = useTranslation('challenges');
  const { filter, change } = useChallengeFilter();
  const shown = filterChallenges(challenges, results, filter);
  return (
    <section aria-labelledby="challenge-archive" className="grid gap-5">
      <h2 id="challenge-archive" className="text-2xl sm:text-3xl">
        {t('archive')}
      </h2>
      <Filters filter={filter} onChange={change} signedIn={signedIn} />
      <p role="status" className="text-muted">
        {t('found', { count: shown.length })}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          heading="h3"
          title={t('none')}
          description={t('none_text')}
          action={
            <Button onClick={() => change({ topic: 'any', level: 'any', state: 'any' })}>
              {t('show_all')}
            </Button>
          }
        />
      ) : (
        <ul
          aria-labelledby="challenge-archive"
          className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3"
        >
          {shown.map((challenge) => (
            <ChallengeCard
              key={challenge.id}
              challenge={challenge}
              result={results.get(challenge.id)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
