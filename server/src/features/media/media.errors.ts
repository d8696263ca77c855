import {
  CAPTIONS_MAX_BYTES,
  FILM_MAX_BYTES,
  PICTURE_MAX_BYTES,
  PICTURE_MAX_PIXELS,
} from '@codivia/contract/api/admin-media';
import { problem } from '../../errors.ts';

const MEGABYTE = 1_000_000;

export const MediaNotFound = problem(404, 'media_not_found', {
  fr: 'Ce fichier n’existe pas, ou n’existe plus.',
  en: 'This file doesn’t exist, or no longer exists.',
});

export const PictureTooLarge = problem(413, 'file_too_large', {
  fr: `Ce fichier est trop gros : ${PICTURE_MAX_BYTES / MEGABYTE} Mo au plus pour une image.`,
  en: `This file is too large: a picture can have ${PICTURE_MAX_BYTES / MEGABYTE} MB at most.`,
});

export const PictureRefused = problem(422, 'picture_refused', {
  fr: 'Ce fichier n’est pas une image PNG, JPEG ou WebP, quel que soit son nom.',
  en: 'This file isn’t a PNG, JPEG or WebP picture, whatever its name says.',
});

export const PictureBroken = problem(422, 'picture_broken', {
  fr: 'Cette image est abîmée ou incomplète.',
  en: 'This picture is damaged or incomplete.',
});

export const PictureTooManyPixels = problem(422, 'picture_too_many_pixels', {
  fr: `Cette image a trop de pixels : ${PICTURE_MAX_PIXELS / MEGABYTE} mégapixels au plus.`,
  en: `This picture has too many pixels: ${PICTURE_MAX_PIXELS / MEGABYTE} megapixels at most.`,
});

export const FilmTooLarge = problem(413, 'film_too_large', {
  fr: `Cette vidéo est trop grosse : ${FILM_MAX_BYTES / MEGABYTE} Mo au plus.`,
  en: `This video is too large: ${FILM_MAX_BYTES / MEGABYTE} MB at most.`,
});

export const FilmRefused = problem(422, 'film_refused', {
  fr: 'Ce fichier n’est pas une vidéo MP4 ou WebM, quel que soit son nom.',
  en: 'This file isn’t an MP4 or WebM video, whatever its name says.',
});

export const FilmPartMisplaced = problem(409, 'film_part_misplaced', {
  fr: 'Cette partie de la vidéo ne suit pas ce qui est déjà arrivé : l’envoi doit reprendre là où il en est.',
  en: 'This part of the video doesn’t follow what has already arrived: sending has to continue from there.',
});

export const FilmIncomplete = problem(409, 'film_incomplete', {
  fr: 'La vidéo n’est pas encore arrivée en entier.',
  en: 'The video hasn’t arrived completely yet.',
});

export const CaptionsRefused = problem(422, 'captions_refused', {
  fr: `Ce fichier ne contient pas de sous-titres WebVTT : il commence par « WEBVTT », est écrit en UTF-8, indique des temps et pèse ${CAPTIONS_MAX_BYTES / 1000} ko au plus.`,
  en: `This file has no WebVTT captions: it begins with “WEBVTT”, is written in UTF-8, has times and is ${CAPTIONS_MAX_BYTES / 1000} kB at most.`,
});

/** A film names a file that is not stored, or is of another kind. */
export const MediaMissing = problem(422, 'media_missing', {
  fr: 'Un fichier de cette vidéo n’est pas arrivé : envoyez-le d’abord.',
  en: 'A file of this video hasn’t arrived: send it first.',
});
