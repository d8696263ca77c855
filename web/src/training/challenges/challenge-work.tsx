import type { Challenge } from '@codivia/contract/api/challenges';
import { useQueryClient } from '@tanstack/react-query';
import { EarnedXpContext, SolvedContext } from '../../code/editor/step-action.ts';
import { AnyExercise } from '../../exercises/card/any-exercise.tsx';
import { HelpEntriesContext } from '../../exercises/help/help-entries.ts';
import { messageFor } from '../../lib/api-error.ts';
import { challengeDraftKey } from '../../lib/drafts.ts';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { playSound } from '../../ui/sound/sound.ts';
import { ChallengeHelp } from './challenge-help.tsx';
import { refreshChallenge } from './challenges.api.ts';
import type { ReportState, useChallengeReport } from './use-challenge-report.ts';

/** Says whether the account has the last try. */
export function ReportNote({ shown, id }: { shown: ReportState; id: string }) {
  const { t } = useTranslation('challenges');
  const language = useLanguage();
  const queryClient = useQueryClient();
  return (
    <div role="status" className="min-w-0 text-muted text-sm">
      {shown.state === 'saved' && t('saved')}
      {shown.state === 'later' && t('later')}
      {shown.state === 'refused' && (
        <span className="flex flex-wrap items-center gap-3 text-danger">
          {messageFor(shown.error, language)}
          <Button
            variant="secondary"
            size="sm"
            onClick={() => void refreshChallenge(queryClient, id)}
          >
            {t('reload')}
          </Button>
        </span>
      )}
    </div>
  );
}

type Props = {
  challenge: Challenge;
  exercise: NonNullable<Challenge['exercise']>;
  report: ReturnType<typeof useChallengeReport>;
};

/** The exercise of a challenge; every try is counted, and a pass is sent with its program. */
export function ChallengeWork({ challenge, exercise, report }: Props) {
  const { id, version, result } = challenge;
  const solved = Boolean(result?.passed_at && !result.outdated);
  return (
    <EarnedXpContext value={report.xp}>
      <HelpEntriesContext
        value={(work) => <ChallengeHelp challenge={challenge} exercise={exercise} work={work} />}
      >
        <SolvedContext value={solved}>
          <AnyExercise
            exercise={exercise}
            storageKey={challengeDraftKey(id)}
            onChecked={(right, done) => {
              if (right) playSound('right');
              report.note({ version, done: done.length, answer: right?.answer ?? null });
            }}
          />
        </SolvedContext>
      </HelpEntriesContext>
    </EarnedXpContext>
  );
}
