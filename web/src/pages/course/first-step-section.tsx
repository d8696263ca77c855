import type { Course } from '@codivia/contract/api/courses';
import { useQuery } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { LessonState } from '../../features/courses/lesson-state.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ServerHtml, useChanged } from '../../ui/server-html.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { firstStepQuery } from './first-step.api.ts';
import { useFirstStepPlayer } from './use-first-step-player.ts';

/** Already in the document that the server has sent. */
const Preview = lazy(async () => ({
  default: (await import('./first-step-preview.tsx')).FirstStepPreview,
}));

type Props = {
  course: Course;
  /** The first lesson to the reader. */
  state: LessonState;
};

/** The first step of a course: its beginning to read, and all of it to do once that is asked for. */
export function FirstStepSection({ course, state }: Props) {
  const { t, language } = useTranslation('first-step');
  const { signedIn } = useSession();
  const { data: step } = useQuery(firstStepQuery(course.id, language));
  const { Player, loading, error, start, fetch } = useFirstStepPlayer();
  const changed = useChanged([step]);
  if (step === null) return null;
  const lesson = step?.title ?? '';
  return (
    // A member's page begins as a visitor's: what they see of it depends on their progress.
    <section aria-labelledby="first-step" className={signedIn ? '' : 'in-[[data-member]]:hidden'}>
      <h2 id="first-step" className="mb-2 text-3xl">
        {t('title')}
      </h2>
      <p className="mb-6 text-lg text-muted">
        {step ? t(signedIn ? 'text_member' : 'text', { lesson }) : '\u00a0'}
      </p>
      <Card className="grid grid-cols-1 gap-5 p-4 sm:p-8">
        {step && Player ? (
          <Player key={language} step={step} courseId={course.id} state={state} />
        ) : (
          <>
            <ServerHtml
              className="mask-b-from-75% max-h-96 sm:max-h-80 overflow-hidden pb-14 noscript:mask-none noscript:max-h-none noscript:pb-0"
              changed={changed}
            >
              <Suspense fallback={<Skeleton className="h-72 w-full" />}>
                {step ? (
                  <Preview step={step} courseId={course.id} />
                ) : (
                  <Skeleton className="h-72 w-full" />
                )}
              </Suspense>
            </ServerHtml>
            <div className="noscript:hidden">
              {error ? (
                <ErrorState error={error} onRetry={start} />
              ) : (
                <Button
                  size="lg"
                  variant="joy"
                  loading={loading}
                  onPointerEnter={fetch}
                  onClick={() => void start()}
                >
                  {!loading && <Play aria-hidden="true" className="size-5" />}
                  {t('start')}
                </Button>
              )}
            </div>
          </>
        )}
      </Card>
    </section>
  );
}
