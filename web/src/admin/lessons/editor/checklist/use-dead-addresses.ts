import type { LessonFields } from '@codivia/contract/api/admin-lessons';
import { LANGUAGES } from '@codivia/contract/api/language';
import { htmlOf } from '@codivia/contract/lessons/exercise-html';
import { filmAddress } from '@codivia/contract/lessons/film-names';
import { namedVideos } from '@codivia/contract/lessons/lesson-tags';
import { useQueries } from '@tanstack/react-query';

/** Addresses of one lesson that are asked for at most, and the time for which an answer holds, in milliseconds. */
const ADDRESSES_MAX = 60;
const KEPT_MS = 60_000;

const OWN = /\b(?:href|src)="(\/(?![/\\])[^"#]*)/g;

/** Returns the addresses of our own site that a text leads to or shows. */
function ownAddresses(html: string, courseId: string | null): string[] {
  const named = [...html.matchAll(OWN)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
  const films = namedVideos(html).flatMap((name) =>
    LANGUAGES.flatMap((language) =>
      ['mp4', 'vtt', 'webp'].map(
        (ending) => `${filmAddress(courseId ?? '', name, language)}.${ending}`,
      ),
    ),
  );
  return courseId === null ? named : [...named, ...films];
}

async function isDead(address: string, signal: AbortSignal): Promise<boolean> {
  const { status } = await fetch(address, { method: 'HEAD', signal });
  return status === 404 || status === 410;
}

type Shown = Pick<LessonFields, 'content' | 'content_fr' | 'course_id' | 'exercises'>;

/** Returns the addresses of our own site in a lesson at which there is nothing. What cannot be asked for is left out. */
export function useDeadAddresses(lesson: Shown): string[] {
  const { content, content_fr, course_id, exercises } = lesson;
  const found = [
    ...ownAddresses(content + content_fr, course_id),
    // An exercise shows no films.
    ...ownAddresses(exercises.flatMap(htmlOf).join(''), null),
  ];
  const addresses = [...new Set(found)].slice(0, ADDRESSES_MAX);
  return useQueries({
    queries: addresses.map((address) => ({
      queryKey: ['address', address],
      queryFn: ({ signal }: { signal: AbortSignal }) => isDead(address, signal),
      staleTime: KEPT_MS,
      retry: false,
    })),
    combine: (answers) => addresses.filter((_, index) => answers[index]?.data === true),
  });
}
