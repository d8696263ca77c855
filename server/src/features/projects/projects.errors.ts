import {
  FREE_PROJECTS,
  PROJECT_MAX_BYTES,
  PROJECT_NAME_MAX_LENGTH,
  type Project,
} from '@codivia/contract/api/projects';
import { conflict, problem } from '../../errors.ts';

export const ProjectNotFound = problem(404, 'project_not_found', {
  fr: 'Ce projet n’existe pas, ou n’existe plus.',
  en: 'This project doesn’t exist, or no longer exists.',
});

/** Its texts must not speak of signing in: a page would ask for that instead (docs/product.md#error-texts). */
export const ProjectLimitReached = problem(403, 'project_limit_reached', {
  fr: `La formule gratuite garde ${FREE_PROJECTS} projets. Supprime-en un, ou passe à Premium pour en garder autant que tu veux.`,
  en: `The free plan keeps ${FREE_PROJECTS} projects. Delete one, or go Premium to keep as many as you like.`,
});

export const ProjectTooLarge = problem(413, 'project_too_large', {
  fr: `Ce projet est trop gros : ${PROJECT_MAX_BYTES / 1000} ko au plus, tous fichiers compris.`,
  en: `This project is too large: ${PROJECT_MAX_BYTES / 1000} kB at most, all files together.`,
});

export const ProjectNameTooLong = problem(400, 'project_name_too_long', {
  fr: `Le nom d’un projet peut avoir ${PROJECT_NAME_MAX_LENGTH} caractères au plus.`,
  en: `A project’s name can have ${PROJECT_NAME_MAX_LENGTH} characters at most.`,
});

export const NotFilesOfRoom = problem(400, 'not_files_of_room', {
  fr: 'Ces fichiers ne sont pas ceux de la salle du projet.',
  en: 'These aren’t the files of the project’s room.',
});

/** Thrown with the project as it is now. */
export const ProjectChanged = conflict<Project>('project', {
  fr: 'Ce projet a été modifié ailleurs entre-temps.',
  en: 'This project has been changed elsewhere in the meantime.',
});
