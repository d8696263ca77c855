import { LANGUAGES } from '@codivia/contract/api/language';
import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import { namedVideos } from '@codivia/contract/lessons/lesson-tags';
import { libraryFile } from '../library/contents.ts';

/** Files that a lesson's videos need: the film, its captions and its poster, in both languages. */
export function videoFiles(html: string): string[] {
  return namedVideos(html).flatMap((name) =>
    LANGUAGES.flatMap((language) =>
      ['mp4', 'vtt', 'webp'].map((ending) => `${name}.${language}.${ending}`),
    ),
  );
}

/** Addresses of the pictures that a text shows and does not have in itself. */
export function pictureAddresses(html: string): string[] {
  return [...html.matchAll(/<img\b[^<>]*?\bsrc="([^"]*)"/g)]
    .map(([, address = '']) => address)
    .filter((address) => !address.startsWith('data:image/'));
}

/** Files that an exercise takes from the library, which does not have them. */
export function missingLibraryFiles(exercise: AuthoredExercise): string[] {
  const files = 'files' in exercise && exercise.files ? exercise.files : [];
  return files
    .flatMap((file) => ('library' in file ? [file.library] : []))
    .flatMap((name) => (typeof name === 'string' ? [name] : LANGUAGES.map((one) => name[one])))
    .filter((name) => !libraryFile(name));
}
