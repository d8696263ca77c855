import type { ChallengeResult, ChallengeSummary } from '@codivia/contract/api/challenges';
import { CircleCheck, LockOpen } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { Badge } from '../../ui/badge.tsx';

type About = Pick<ChallengeSummary, 'topic' | 'level' | 'xp' | 'open'>;

/** Shows the kind of a challenge, and the members that it is open to. */
export function ChallengeBadges({ challenge }: { challenge: About }) {
  const { t } = useTranslation('challenges');
  const { topic, level, xp, open } = challenge;
  return (
    <div className="flex flex-wrap gap-2">
      <Badge tone="trail">{t(`topics.${topic}`)}</Badge>
      <Badge>{t(`levels.at_${level}`)}</Badge>
      <Badge>{t('xp', { xp })}</Badge>
      <Badge tone={open ? 'done' : 'joy'}>
        {open && <LockOpen aria-hidden="true" />}
        {t(open ? 'open' : 'premium')}
      </Badge>
    </div>
  );
}

/** Shows the reader's own progress with it. */
export function OwnResult({ result }: { result: ChallengeResult }) {
  const { t } = useTranslation('challenges');
  const { passed_at, outdated, best, cases, tries } = result;
  return (
    <p className="m-0! flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      {passed_at ? (
        <Badge tone="done">
          <CircleCheck aria-hidden="true" />
          {t(outdated ? 'results.earlier' : 'results.solved')}
        </Badge>
      ) : (
        <span className="font-bold">{t('results.best', { best, cases })}</span>
      )}
      <span className="text-muted">{t('results.tries', { count: tries })}</span>
    </p>
  );
}
