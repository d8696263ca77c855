import type { AuthoredExercise } from '../exercises/exercises.ts';
import { htmlOf } from './exercise-html.ts';

const LINK = /\bhref="(https?:\/\/[^"\s]+)"/gi;

interface Texts {
  content: string;
  content_fr: string;
  exercises: readonly AuthoredExercise[];
}

/** Returns the addresses of other sites to which a lesson and its exercises lead, each once. */
export function externalLinks({ content, content_fr, exercises }: Texts): string[] {
  const texts = [content, content_fr, ...exercises.flatMap(htmlOf)];
  const found = texts.flatMap((html) =>
    [...html.matchAll(LINK)].map(([, address = '']) => address),
  );
  const addresses = found.map((address) => address.replaceAll('&amp;', '&'));
  return [...new Set(addresses)];
}
