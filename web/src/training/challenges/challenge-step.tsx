import '../../code/lesson/step.css';
import type { Member } from '@codivia/contract/api/accounts';
import type { Challenge } from '@codivia/contract/api/challenges';
import { formatDate } from '@codivia/contract/text/format-dates';
import { ArrowLeft, CheckCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { EditorHelpButton } from '../../code/editor/editor-help.tsx';
import { type Step, StepContext } from '../../code/editor/step-action.ts';
import { useOfferedActions } from '../../code/editor/use-offered-actions.ts';
import { useIsNarrow } from '../../code/lesson/use-is-narrow.ts';
import { useLessonFrame } from '../../code/lesson/use-lesson-frame.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ChallengeBadges, OwnResult } from './challenge-badges.tsx';
import { ChallengeSolutions } from './challenge-solutions.tsx';
import { Story } from './challenge-text.tsx';
import { ChallengeWork, ReportNote } from './challenge-work.tsx';
import { useChallengeReport } from './use-challenge-report.ts';

type Props = {
  challenge: Challenge;
  exercise: NonNullable<Challenge['exercise']>;
  text: NonNullable<Challenge['text']>;
  user: Member;
};

const NOTHING = () => {};

/** The way back and the title, in place of the site's header. */
function Head({ title }: { title: string }) {
  const { t } = useTranslation('challenges');
  return (
    <header className="lesson-bar sticky top-0 z-30 flex min-h-14 items-center gap-2 border-line border-b bg-surface px-2 py-1.5 sm:gap-4 sm:px-4">
      <Link
        to={paths.challenges}
        aria-label={t('back')}
        title={t('back')}
        className="grid size-11 shrink-0 place-items-center rounded-control text-trail hover:bg-trail-soft"
      >
        <ArrowLeft aria-hidden="true" className="size-6" />
      </Link>
      <h1 className="line-clamp-2 min-w-0 text-lg leading-snug sm:text-xl">{title}</h1>
    </header>
  );
}

/** A challenge that the member may solve, laid out as a step of a lesson: text beside code, and Check in a bar below. */
export function ChallengeStep({ challenge, exercise, text, user }: Props) {
  const { t, language } = useTranslation('challenges');
  useLessonFrame();
  const narrow = useIsNarrow();
  const { offered, offer } = useOfferedActions();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const report = useChallengeReport(user.id, challenge.id, ({ earned }) => {
    for (const medal of earned) {
      toast.success(t('medals.new', { name: t(`medals.names.${medal}`) }));
    }
  });
  const step = useMemo<Step>(
    () => ({ offer, text: place, onStart: NOTHING, onRun: NOTHING, onGivenUp: NOTHING }),
    [offer, place],
  );
  const { result, solutions } = challenge;
  const title = language === 'fr' ? challenge.title_fr : challenge.title_en;
  const { check } = offered;
  const shownSolutions = solutions && <ChallengeSolutions solutions={solutions} />;
  return (
    <div className="lesson-shell">
      <PageTitle title={title} />
      <Head title={title} />
      <div className="lesson-step" data-beside={narrow ? undefined : true}>
        {/* Beside the code it scrolls by itself, by keyboard too. */}
        <div className="step-text" tabIndex={narrow ? undefined : 0}>
          <div className="step-column grid grid-cols-1 gap-5">
            <div className="grid gap-2">
              <ChallengeBadges challenge={challenge} />
              <p className="text-muted">
                {t('week', { date: formatDate(challenge.week, language) })}
              </p>
            </div>
            {result && (
              <section aria-label={t('results.label')} className="grid gap-2">
                <OwnResult result={result} />
                {result.outdated && (
                  <p className="text-muted text-sm">{t('results.earlier_text')}</p>
                )}
              </section>
            )}
            <Story html={text.story} />
            <section aria-label={t('task')}>
              <div ref={setPlace} className="step-task m-0!" />
            </section>
            {!narrow && shownSolutions}
          </div>
        </div>
        <div className="step-work grid grid-cols-1 content-start gap-4">
          <StepContext value={step}>
            <ChallengeWork challenge={challenge} exercise={exercise} report={report} />
          </StepContext>
          <div className="justify-self-start">
            <EditorHelpButton />
          </div>
          {narrow && shownSolutions}
        </div>
      </div>
      <div className="step-bar sticky bottom-0 z-30 flex min-h-16 items-center justify-end gap-3 border-line border-t bg-surface px-[max(0.75rem,env(safe-area-inset-left))] pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] sm:px-4">
        <ReportNote shown={report.shown} id={challenge.id} />
        {check && (
          <Button
            variant="joy"
            loading={check.busy}
            className="shrink-0 sm:min-w-44"
            onClick={check.act}
          >
            {!check.busy && <CheckCheck aria-hidden="true" className="size-5 shrink-0" />}
            {check.label}
          </Button>
        )}
      </div>
    </div>
  );
}
