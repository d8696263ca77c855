import {
  type PersonalDataFinding,
  PUBLISHED_DESCRIPTION_MAX_LENGTH,
  PUBLISHED_TITLE_MAX_LENGTH,
  THUMBNAIL_HEIGHT,
  THUMBNAIL_WIDTH,
} from '@codivia/contract/api/published-projects';
import { Problem, problem, ReportedProblem } from '../../errors.ts';

export const PublishedProjectNotFound = problem(404, 'published_project_not_found', {
  fr: 'Ce projet n’est pas publié, ou ne l’est plus.',
  en: 'This project isn’t published, or no longer is.',
});

/** The address of a link with files that its author has deleted. */
export const SharedLinkRemoved = problem(410, 'shared_link_removed', {
  fr: 'La personne qui a fait ce lien l’a supprimé.',
  en: 'The person who made this link has deleted it.',
});

/** Its texts must not speak of signing in: a page would ask for that instead (docs/product.md#error-texts). */
export const PublishingPremium = problem(403, 'publishing_premium', {
  fr: 'Publier un projet fait partie de Premium.',
  en: 'Publishing a project is part of Premium.',
});

export const PublishedTitleTooLong = problem(400, 'published_title_too_long', {
  fr: `Le titre peut avoir ${PUBLISHED_TITLE_MAX_LENGTH} caractères au plus.`,
  en: `The title can have ${PUBLISHED_TITLE_MAX_LENGTH} characters at most.`,
});

export const PublishedDescriptionTooLong = problem(400, 'published_description_too_long', {
  fr: `La description peut avoir ${PUBLISHED_DESCRIPTION_MAX_LENGTH} caractères au plus.`,
  en: `The description can have ${PUBLISHED_DESCRIPTION_MAX_LENGTH} characters at most.`,
});

/** Names the places of contacts, which are never published, even when the author confirms them. */
export const PublishedContactRefused = (findings: PersonalDataFinding[]) =>
  new ReportedProblem(
    422,
    'published_contact_refused',
    {
      fr: 'Ton travail dit comment te joindre, ton âge ou l’endroit où tu vis : retire-le avant de le montrer.',
      en: 'Your work says how to reach you, how old you are or where you live: take that out before you show it.',
    },
    { findings },
  );

/** Names the hidden work whose code is shown again, by a page or by a link, or the file that was beside it. */
export const PublishedCopyHidden = (title: string, file?: string) =>
  new Problem(422, 'published_copy_hidden', {
    fr: `${file ? `Le fichier ${file} est le même que dans` : 'Ce code est presque le même que celui de'} « ${title} », dont la page est masquée. Attends la décision de l’équipe, ou conteste-la sur cette page : d’ici là, tu ne peux pas en montrer de copie.`,
    en: `${file ? `The file ${file} is the same as in` : 'This code is almost the same as in'} “${title}”, whose page is hidden. Wait for the team’s decision, or appeal on that page: until then, you can’t show a copy of it.`,
  });

/** Names a film beside the code: nobody reviews films before others see them (docs/decisions/0331). */
export const PublishedFilmRefused = (name: string) =>
  new Problem(422, 'published_film_refused', {
    fr: `Un film ne peut pas être montré aux autres : retire ${name} de tes fichiers, ou remplace-le par des images.`,
    en: `A film can’t be shown to others: take ${name} out of your files, or use pictures in its place.`,
  });

export const ThumbnailNotFound = problem(404, 'thumbnail_not_found', {
  fr: 'Ce projet n’a pas d’image.',
  en: 'This project has no picture.',
});

export const ThumbnailUnreadable = problem(422, 'thumbnail_unreadable', {
  fr: 'Ce fichier n’est pas une image PNG, JPEG ou WebP complète.',
  en: 'This file isn’t a complete PNG, JPEG or WebP picture.',
});

export const ThumbnailTooWide = problem(422, 'thumbnail_too_wide', {
  fr: `L’image peut avoir ${THUMBNAIL_WIDTH} × ${THUMBNAIL_HEIGHT} pixels au plus.`,
  en: `The picture can have ${THUMBNAIL_WIDTH} × ${THUMBNAIL_HEIGHT} pixels at most.`,
});

/** Names the places of personal data, and the revision of the project. */
export const PersonalDataFound = (findings: PersonalDataFinding[], revision: number) =>
  new ReportedProblem(
    409,
    'personal_data_found',
    {
      fr: 'Ton travail semble contenir des données personnelles : vérifie avant de le montrer.',
      en: 'Your work seems to contain personal data: check before you show it.',
    },
    { findings, revision },
  );
