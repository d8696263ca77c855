import type { ChallengeSummary } from '@codivia/contract/api/challenges';
import type { Course } from '@codivia/contract/api/courses';
import { fold } from '../../../features/courses/course-filter.ts';

/** The courses with what a search finds of them: all lessons where it finds the course, else those it finds. */
export function searchCourses(courses: readonly Course[], words: string): Course[] {
  const wanted = fold(words.trim());
  if (wanted === '') return [...courses];
  const fits = (item: { title: string; title_fr: string }) =>
    fold(`${item.title}\n${item.title_fr}`).includes(wanted);
  return courses.flatMap((course) => {
    if (fits(course)) return [course];
    const lessons = course.lessons.filter(fits);
    return lessons.length > 0 ? [{ ...course, lessons }] : [];
  });
}

/** The challenges whose title has these words. */
export function searchChallenges(
  challenges: readonly ChallengeSummary[],
  words: string,
): ChallengeSummary[] {
  const wanted = fold(words.trim());
  return challenges.filter((one) => fold(`${one.title_en}\n${one.title_fr}`).includes(wanted));
}
