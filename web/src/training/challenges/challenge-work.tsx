import type { Member } from '@codivia/contract/api/accounts';
import type { Challenge } from '@codivia/contract/api/challenges';
import { useQueryClient } from '@tanstack/react-query';
import { EditorHelpButton } from '../../code/editor/editor-help.tsx';
import { EarnedXpContext, SolvedContext } from '../../code/editor/step-action.ts';
import { AnyExercise } from '../../exercises/card/any-exercise.tsx';
import { HelpEntriesContext } from '../../exercises/help/help-entries.ts';
import { messageFor } from '../../lib/api-error.ts';
import { challengeDraftKey } from '../../lib/drafts.ts';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { playSound } from '../../ui/sound/sound.ts';
import { ChallengeHelp } from './challenge-help.tsx';
import { refreshChallenge } from './challenges.api.ts';
import { type ReportState, useChallengeReport } from './use-challenge-report.ts';

function ReportNote({ shown, id }: { shown: ReportState; id: string }) {
  const { t } = useTranslation('challenges');
  const language = useLanguage();
  const queryClient = useQueryClient();
  return (
    <div role="status" className="min-h-6 text-muted text-sm">
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

type Props = { challenge: Challenge; exercise: NonNullable<Challenge['exercise']>; user: Member };

/** The exercise of a challenge; every try is counted, and a pass is sent with its program. */
export function ChallengeWork({ challenge, exercise, user }: Props) {
  const { t } = useTranslation('challenges');
  const { id, version, result } = challenge;
  const report = useChallengeReport(user.id, id, ({ earned }) => {
    for (const medal of earned) {
      toast.success(t('medals.new', { name: t(`medals.names.${medal}`) }));
    }
  });
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
              report.note({ version, done, answer: right?.answer ?? null });
            }}
          />
        </SolvedContext>
      </HelpEntriesContext>
      <div className="justify-self-start">
        <EditorHelpButton />
      </div>
      <ReportNote shown={report.shown} id={id} />
    </EarnedXpContext>
  );
}
