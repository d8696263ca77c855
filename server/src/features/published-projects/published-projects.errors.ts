import {
  type PersonalDataFinding,
  PUBLISHED_DESCRIPTION_MAX_LENGTH,
  PUBLISHED_TITLE_MAX_LENGTH,
  THUMBNAIL_HEIGHT,
  THUMBNAIL_WIDTH,
} from '@codivia/contract/published-projects';
import { Problem, problem, ReportedProblem } from '../../errors.ts';

export const PublishedProjectNotFound = problem(404, 'published_project_not_found', {
  fr: 'Ce projet n’est pas publié, ou ne l’est plus.',
  en: 'This project is not published, or not any more.',
});

/** Its texts must not speak of signing in: a page would ask for that instead (docs/product.md#error-texts). */
export const PublishingPremium = problem(403, 'publishing_premium', {
  fr: 'Publier un projet fait partie de Premium.',
  en: 'Publishing a project is part of Premium.',
});

export const PublishedTitleTooLong = problem(400, 'published_title_too_long', {
  fr: `Le titre a ${PUBLISHED_TITLE_MAX_LENGTH} caractères au plus.`,
  en: `The title has ${PUBLISHED_TITLE_MAX_LENGTH} characters at most.`,
});

export const PublishedDescriptionTooLong = problem(400, 'published_description_too_long', {
  fr: `La description a ${PUBLISHED_DESCRIPTION_MAX_LENGTH} caractères au plus.`,
  en: `The description has ${PUBLISHED_DESCRIPTION_MAX_LENGTH} characters at most.`,
});

/** Says where something was found that is never published, whoever confirms it. */
export const PublishedContactRefused = (findings: PersonalDataFinding[]) =>
  new ReportedProblem(
    422,
    'published_contact_refused',
    {
      fr: 'Ce projet dit comment te joindre, ton âge ou l’endroit où tu vis : retire-le, puis publie.',
      en: 'This project says how to reach you, how old you are or where you live: take it out, then publish.',
    },
    { findings },
  );

/** Names the hidden project whose code is published again. */
export const PublishedCopyHidden = (title: string) =>
  new Problem(422, 'published_copy_hidden', {
    fr: `Ce code est presque le même que celui de ton projet « ${title} », dont la page est masquée. Attends la décision de l’équipe, ou fais appel sur la page de publication de ce projet : d’ici là, une copie ne peut pas être publiée.`,
    en: `This code is nearly the same as that of your project “${title}”, whose page is hidden. Wait for the team’s decision, or appeal where you have published that project: until then, a copy cannot be published.`,
  });

export const ThumbnailNotFound = problem(404, 'thumbnail_not_found', {
  fr: 'Ce projet n’a pas d’image.',
  en: 'This project has no picture.',
});

export const ThumbnailUnreadable = problem(422, 'thumbnail_unreadable', {
  fr: 'Ce fichier n’est pas une image PNG, JPEG ou WebP complète.',
  en: 'This file is not a complete PNG, JPEG or WebP picture.',
});

export const ThumbnailTooWide = problem(422, 'thumbnail_too_wide', {
  fr: `L’image a ${THUMBNAIL_WIDTH} × ${THUMBNAIL_HEIGHT} pixels au plus.`,
  en: `The picture has ${THUMBNAIL_WIDTH} × ${THUMBNAIL_HEIGHT} pixels at most.`,
});

/** Says where personal data was found, in which revision of the project. */
export const PersonalDataFound = (findings: PersonalDataFinding[], revision: number) =>
  new ReportedProblem(
    409,
    'personal_data_found',
    {
      fr: 'Ce projet semble contenir des données personnelles : vérifie avant de publier.',
      en: 'This project seems to contain personal data: check before you publish.',
    },
    { findings, revision },
  );
