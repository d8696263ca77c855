import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { SolvedContext } from '../../code/editor/step-action.ts';
import { AnyExercise } from '../../exercises/card/any-exercise.tsx';
import { isNotFound } from '../../lib/api-error.ts';
import { puzzleDraftKey } from '../../lib/drafts.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { currentPerson } from '../../lib/person.ts';
import { useSession } from '../../lib/session.ts';
import { useUnstored } from '../../lib/use-unstored.ts';
import { sendSolvedPuzzles, solvedPuzzles } from '../../sync/solved-puzzles.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Mascot } from '../../ui/mascot.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PartFailed, PartLoading } from '../../ui/part-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { playSound } from '../../ui/sound/sound.ts';
import { usePuzzle, useSolvedDays } from './puzzles.api.ts';
import { Shelf } from './shelf.tsx';
import { useToday } from './use-today.ts';
import { VisitorsShelf } from './visitors-shelf.tsx';
import { WeekDays } from './week-days.tsx';

/** Sends what was solved without a network, when the page opens and when the network is back. */
function useSending(): () => void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const send = () => void sendSolvedPuzzles(queryClient);
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [queryClient]);
  return () => void sendSolvedPuzzles(queryClient);
}

/** The puzzle of one day. `onSolved` is called at the first right answer. */
function PuzzleOfDay({
  day,
  solved,
  onSolved,
}: {
  day: string;
  solved: boolean;
  onSolved: () => void;
}) {
  const { t, language } = useTranslation('puzzles');
  const { data, isLoadingError, error, refetch } = usePuzzle(day, language);
  if (isLoadingError) {
    return <PartFailed text={t(isNotFound(error) ? 'not_open' : 'failed')} onRetry={refetch} />;
  }
  if (!data) {
    return (
      <PartLoading text={t('loading')}>
        <Skeleton className="h-96" />
      </PartLoading>
    );
  }
  return (
    <SolvedContext value={solved}>
      <AnyExercise
        key={`${data.id} ${language}`}
        exercise={data.exercise}
        storageKey={puzzleDraftKey(data.id, language)}
        onChecked={(right) => {
          if (!right) return;
          playSound('right');
          const { answer } = right;
          solvedPuzzles.add(currentPerson(), day, { id: data.id, answer, sent: false });
          onSolved();
        }}
      />
    </SolvedContext>
  );
}

/** One puzzle a day for everybody, and the shelf that fills. */
export function PuzzlePage() {
  const { t } = useTranslation('puzzles');
  const { signedIn } = useSession();
  const unstored = useUnstored('solved_puzzles');
  const today = useToday();
  const [chosen, setChosen] = useState<string | null>(null);
  const [fresh, setFresh] = useState<string | null>(null);
  const days = useSolvedDays();
  const send = useSending();
  const day = chosen ?? today;
  const solved = days.includes(day);
  return (
    <div className="page-width grid max-w-4xl grid-cols-1 gap-6 py-8 sm:py-12">
      <PageTitle title={t('page_title')} description={t('description')} />
      <header className="flex items-center gap-4">
        <Mascot pose={solved ? 'proud' : 'think'} className="h-20 w-auto sm:h-28" />
        <div className="grid min-w-0 gap-1">
          <h1 className="text-3xl sm:text-5xl">{t('title')}</h1>
          <p className="text-lg text-muted">{t('intro')}</p>
        </div>
      </header>
      <WeekDays today={today} day={day} solved={days} onChoose={setChosen} />
      <PuzzleOfDay
        key={day}
        day={day}
        solved={solved}
        onSolved={() => {
          setFresh(day);
          send();
        }}
      />
      <div role="status" className="empty:hidden">
        {fresh === day && (
          <p className="rounded-card bg-joy-soft p-4 font-bold">
            {t('solved')} {day === today && t('tomorrow')}
          </p>
        )}
      </div>
      <Shelf days={days} fresh={fresh} />
      <VisitorsShelf onTaken={send} />
      {!signedIn && (
        <p className="text-muted">
          {t(unstored ? 'not_kept' : 'browser_only')}{' '}
          <Link to={paths.register} className="text-trail underline underline-offset-4">
            {t('sign_up')}
          </Link>
        </p>
      )}
      <p>
        <ButtonLink to={paths.courses} variant="secondary">
          {t('courses')}
        </ButtonLink>
      </p>
    </div>
  );
}
