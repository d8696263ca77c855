import { missingLibraryFiles, pictureAddresses, videoFiles } from '@codivia/content/lesson-files';
import type { LessonFields } from '@codivia/contract/api/admin-lessons';
import type { ContentProblem } from '@codivia/contract/api/admin-lists';
import { type Bilingual, LANGUAGES } from '@codivia/contract/api/language';
import { htmlOf } from '@codivia/contract/lessons/exercise-html';
import { isSentFilm } from '@codivia/contract/lessons/film-names';
import { namedVideos } from '@codivia/contract/lessons/lesson-tags';
import { mediaReader } from '../../services/media-folders.ts';
import type { SentMedia } from '../media/named-media.service.ts';

type Parts = Pick<LessonFields, 'course_id' | 'content' | 'content_fr' | 'exercises'>;

const noFile = (address: string): ContentProblem => ({
  detail: {
    fr: `Le fichier « ${address} » n’existe pas.`,
    en: `The file “${address}” doesn’t exist.`,
  },
});
const notInLibrary = (name: string) => ({
  fr: `La bibliothèque n’a pas de fichier « ${name} ».`,
  en: `The library has no file “${name}”.`,
});
const noFilm = (name: string) => ({
  fr: `La vidéo « ${name} » n’existe pas.`,
  en: `The video “${name}” doesn’t exist.`,
});
const PICTURE_WITHIN = {
  fr: 'Une image est écrite dans le texte au lieu d’être un fichier : insérez-la de nouveau.',
  en: 'A picture is written into the text instead of being a file: insert it again.',
};
/** The parts that a film may lack, by the language of the film. */
const LACKING: Record<'captions' | 'poster', Record<'fr' | 'en', (title: string) => Bilingual>> = {
  captions: {
    fr: (title) => ({
      fr: `La vidéo « ${title} » n’a pas de sous-titres en français.`,
      en: `The video “${title}” has no captions in French.`,
    }),
    en: (title) => ({
      fr: `La vidéo « ${title} » n’a pas de sous-titres en anglais.`,
      en: `The video “${title}” has no captions in English.`,
    }),
  },
  poster: {
    fr: (title) => ({
      fr: `La vidéo « ${title} » n’a pas d’image d’attente en français.`,
      en: `The video “${title}” has no poster in French.`,
    }),
    en: (title) => ({
      fr: `La vidéo « ${title} » n’a pas d’image d’attente en anglais.`,
      en: `The video “${title}” has no poster in English.`,
    }),
  },
};

/** Returns what films that were sent lack: learners who do not hear need their captions. */
function filmProblems(texts: readonly string[], { films }: SentMedia): ContentProblem[] {
  const names = new Set(texts.flatMap(namedVideos).filter(isSentFilm));
  return [...names].flatMap((name): ContentProblem[] => {
    const film = films.get(name);
    if (!film) return [{ detail: noFilm(name) }];
    return LANGUAGES.flatMap((language) =>
      (['captions', 'poster'] as const)
        .filter((part) => film[language][part] === null)
        .map((part) => ({ detail: LACKING[part][language](film.title) })),
    );
  });
}

/** Returns the files that a lesson shows or loads, and that do not exist, and pictures that are no files. */
export function missingFiles(lesson: Parts, sent: SentMedia): ContentProblem[] {
  const { course_id, exercises } = lesson;
  const texts = [lesson.content, lesson.content_fr];
  const isMedia = mediaReader();
  const missing = (addresses: string[]) =>
    [...new Set(addresses)].filter((address) => !isMedia(address) && !sent.isStored(address));
  const within = (html: string[]) =>
    html.some((text) => text.includes('src="data:')) ? [{ detail: PICTURE_WITHIN }] : [];
  // Nobody sees a lesson without a course.
  const films = course_id === null ? [] : texts.flatMap(videoFiles);
  const ofCourse = films.filter((file) => !isSentFilm(file.split('.')[0] ?? ''));
  const pictures = texts.flatMap(pictureAddresses);
  const ofExercise = (exercise: LessonFields['exercises'][number]) => [
    ...missing(htmlOf(exercise).flatMap(pictureAddresses)).map(noFile),
    ...within(htmlOf(exercise)),
    ...missingLibraryFiles(exercise).map((name) => ({ detail: notInLibrary(name) })),
  ];
  return [
    ...missing([...ofCourse.map((file) => `/media/${course_id}/${file}`), ...pictures]).map(noFile),
    ...within(texts),
    ...filmProblems(texts, sent),
    ...exercises.flatMap((one) => ofExercise(one).map((found) => ({ exercise: one.id, ...found }))),
  ];
}
