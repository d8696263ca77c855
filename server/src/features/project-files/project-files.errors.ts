import type { Bilingual } from '@codivia/contract/api/language';
import type { FileNameProblem } from '@codivia/contract/files/file-names';
import {
  FILE_MAX_BYTES,
  type FileUsage,
  PROJECT_FILES_MAX,
} from '@codivia/contract/files/project-files';
import { problem, ReportedProblem, temporaryProblem } from '../../errors.ts';

const MEGABYTE = 1_000_000;

export const StoredFileNotFound = problem(404, 'file_not_found', {
  fr: 'Ce fichier n’existe pas, ou n’existe plus.',
  en: 'This file doesn’t exist, or no longer exists.',
});

export const FileTooLarge = problem(413, 'file_too_large', {
  fr: `Ce fichier est trop gros : ${FILE_MAX_BYTES / MEGABYTE} Mo au plus.`,
  en: `This file is too large: ${FILE_MAX_BYTES / MEGABYTE} MB at most.`,
});

export const FileHashMismatch = problem(422, 'file_hash_mismatch', {
  fr: 'Ce fichier n’est pas arrivé tel qu’il a été envoyé : réessaie.',
  en: 'This file didn’t arrive as it was sent: try again.',
});

export const FileTypeRefused = problem(422, 'file_type_refused', {
  fr: 'Ce fichier n’est ni une image, ni un son, ni une police, ni un texte : il ne peut pas être ajouté.',
  en: 'This file isn’t a picture, a sound, a font or a text: it can’t be added.',
});

export const FileBroken = problem(422, 'file_broken', {
  fr: 'Ce fichier est abîmé ou incomplet.',
  en: 'This file is damaged or incomplete.',
});

/** Its texts must not speak of signing in: a page would ask for that instead (docs/product.md#error-texts). */
export const FileStorageFull = ({ used, limit }: FileUsage) =>
  new ReportedProblem(
    403,
    'file_storage_full',
    {
      fr: `Il n’y a plus assez de place : ta formule garde ${limit / MEGABYTE} Mo de fichiers.`,
      en: `There isn’t enough room left: your plan stores ${limit / MEGABYTE} MB of files.`,
    },
    { used, limit },
  );

export const FileStorageUnavailable = temporaryProblem(
  503,
  'file_storage_away',
  {
    fr: 'Les fichiers ne sont pas accessibles pour le moment : réessaie dans un instant.',
    en: 'Files can’t be reached at the moment: try again in a moment.',
  },
  5,
);

export const TooManyFiles = () =>
  new ReportedProblem(
    422,
    'too_many_files',
    {
      fr: `Un projet peut avoir ${PROJECT_FILES_MAX} fichiers au plus à côté de son code.`,
      en: `A project can have at most ${PROJECT_FILES_MAX} files next to its code.`,
    },
    {},
  );

/** A list names contents that are not stored: they must be sent first. */
export const FilesMissing = (hashes: string[]) =>
  new ReportedProblem(
    422,
    'files_missing',
    {
      fr: 'Des fichiers de ce projet ne sont pas arrivés : envoie-les d’abord.',
      en: 'Some files of this project haven’t arrived: send them first.',
    },
    { hashes },
  );

/** The texts on problems with a name, which follow the quoted name. */
const NAME_PROBLEMS: Readonly<Record<FileNameProblem | 'taken', Bilingual>> = {
  empty: { fr: 'un nom manque.', en: 'a name is missing.' },
  too_long: { fr: 'ce nom est trop long.', en: 'this name is too long.' },
  too_deep: { fr: 'il y a trop de dossiers dans ce nom.', en: 'this name has too many folders.' },
  absolute: {
    fr: 'un nom ne peut commencer ni par « / » ni par un disque : « images/chat.png », par exemple.',
    en: 'a name can’t begin with "/" or a drive: use "images/cat.png", for example.',
  },
  parent: {
    fr: 'un nom doit rester dans le projet, sans « . » ni « .. ».',
    en: 'a name has to stay within the project, without "." and "..".',
  },
  characters: {
    fr: 'ce nom a un caractère invisible ou réservé (# ? % < > : " | * \\).',
    en: 'this name has a character that is invisible or reserved (# ? % < > : " | * \\).',
  },
  reserved: {
    fr: 'ce nom ne peut pas être donné : ni « . » au début, ni « . » ou espace à la fin.',
    en: 'this name can’t be used: no "." at the beginning, no "." or space at the end.',
  },
  extension: {
    fr: 'les fichiers de ce type ne peuvent pas être ajoutés.',
    en: 'files of this kind can’t be added.',
  },
  taken: {
    fr: 'un autre fichier du projet a déjà ce nom.',
    en: 'another file of the project already has this name.',
  },
};

export function FileNameRefused(name: string, why: FileNameProblem | 'taken') {
  const { fr, en } = NAME_PROBLEMS[why];
  const detail = { fr: `« ${name} » : ${fr}`, en: `"${name}": ${en}` };
  return new ReportedProblem(422, 'file_name_refused', detail, { name, problem: why });
}

export const FileTypeMismatch = (name: string, found: string) =>
  new ReportedProblem(
    422,
    'file_type_mismatch',
    {
      fr: `« ${name} » : son contenu n’est pas ce que dit son nom (c’est : ${found}).`,
      en: `"${name}": its content isn’t what its name says (it is: ${found}).`,
    },
    { name },
  );
