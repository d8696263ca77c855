import { listChallenges } from '@codivia/contract/api/challenges';
import { useQuery } from '@tanstack/react-query';
import { userLessonQuery } from '../../../features/lessons/lessons.api.ts';
import { call } from '../../../lib/api.ts';
import { useLanguage } from '../../../lib/i18n.ts';

/** The published challenges, the latest first. */
export function useChallenges() {
  return useQuery({ queryKey: ['challenges', 'list'], queryFn: () => call(listChallenges) });
}

/** The exercises of a lesson in the order in which it has them, for an account that may open it. */
export function useExercises(lessonId: string) {
  return useQuery({
    ...userLessonQuery(lessonId, useLanguage()),
    select: ({ content, exercises }) => {
      const placeOf = ({ id }: { id: string }) => {
        const place = content.indexOf(` id="${id}"`);
        return place < 0 ? content.length : place;
      };
      return exercises.toSorted((one, other) => placeOf(one) - placeOf(other));
    },
  });
}
