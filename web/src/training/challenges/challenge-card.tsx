import type { ChallengeResult, ChallengeSummary } from '@codivia/contract/api/challenges';
import { formatDate } from '@codivia/contract/text/format-dates';
import { Link } from 'react-router';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { Card } from '../../ui/card.tsx';
import { ChallengeBadges, OwnResult } from './challenge-badges.tsx';

type Props = { challenge: ChallengeSummary; result: ChallengeResult | undefined };

/** A challenge of the archive, which leads to it. */
export function ChallengeCard({ challenge, result }: Props) {
  const { t } = useTranslation('challenges');
  const language = useLanguage();
  return (
    <li className="grid">
      <Card className="relative flex flex-col gap-3 p-5 focus-within:ring-2 focus-within:ring-trail hover:border-trail">
        <ChallengeBadges challenge={challenge} />
        <h3 className="text-balance text-xl">
          <Link
            to={paths.challenge(challenge.id)}
            className="after:absolute after:inset-0 after:rounded-card"
          >
            {language === 'fr' ? challenge.title_fr : challenge.title_en}
          </Link>
        </h3>
        <p className="grow text-muted text-sm">
          {t('week', { date: formatDate(challenge.week, language) })}
        </p>
        {result && <OwnResult result={result} />}
      </Card>
    </li>
  );
}
