import { type FormEvent, useId, useState } from 'react';
import { messageFor } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useOwnRating, useRateCourse } from './ratings.api.ts';
import { StarChoice } from './star-choice.tsx';

/** The form in which a member who has done enough of a course rates it, and changes or withdraws the rating. */
export function CourseRating({ courseId }: { courseId: string }) {
  const { t, language } = useTranslation('ratings');
  const title = useId();
  const { data: own } = useOwnRating(courseId);
  const rating = useRateCourse(courseId);
  const [chosen, choose] = useState<number | null>(null);
  const [message, setMessage] = useState('');
  if (!own?.may_rate) return null;
  const stars = chosen ?? own.stars;
  const send = (rated: number | null) =>
    rating.mutate(rated, {
      onSuccess: () => {
        choose(null);
        setMessage(t(rated === null ? 'withdrawn' : 'saved'));
      },
      onError: (error) => setMessage(messageFor(error, language)),
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (stars === null) setMessage(t('choose'));
    else send(stars);
  };
  return (
    <section aria-labelledby={title}>
      <Card className="p-5 sm:p-6">
        <form className="grid gap-4" onSubmit={submit}>
          <h2 id={title} className="text-xl sm:text-2xl">
            {t('title')}
          </h2>
          <StarChoice legend={t('question')} stars={stars} onChoose={choose} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" loading={rating.isPending}>
              {t(own.stars === null ? 'save' : 'change')}
            </Button>
            {own.stars !== null && (
              <Button variant="secondary" loading={rating.isPending} onClick={() => send(null)}>
                {t('withdraw')}
              </Button>
            )}
          </div>
          <p role="status" className="font-bold empty:hidden">
            {message}
          </p>
          <p className="text-muted text-sm">{t('private')}</p>
        </form>
      </Card>
    </section>
  );
}
