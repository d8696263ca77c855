import Type, { type Static } from 'typebox';
import { type V1Header, v1 } from './api-v1.ts';
import { about, Moment, PageQuery, pageOf } from './api-v1-fields.ts';
import { PROJECT_MAX_BYTES, PROJECT_NAME_MAX_LENGTH } from './projects.ts';

const NAME = about(
  `Son nom, ${PROJECT_NAME_MAX_LENGTH} caractères au plus.`,
  `Its name, ${PROJECT_NAME_MAX_LENGTH} characters at most.`,
);
const KIND = about(
  'La salle du projet, qui fixe ses fichiers : `main.py` pour `python` ; `index.html`, `style.css` et `script.js` pour `web` ; `sketch.js` pour `game`.',
  'The project’s room, which decides its files: `main.py` for `python`; `index.html`, `style.css` and `script.js` for `web`; `sketch.js` for `game`.',
);
const FILES = about(
  `Le texte de chaque fichier, par son nom ; ${PROJECT_MAX_BYTES / 1000} ko en tout.`,
  `The text of each file, by its name; ${PROJECT_MAX_BYTES / 1000} kB in all.`,
);

const Kind = Type.Union([Type.Literal('python'), Type.Literal('web'), Type.Literal('game')], KIND);
const Files = Type.Record(Type.String(), Type.String(), FILES);
/** Looser than the rule: blanks around a name are dropped before its characters are counted. */
const Name = Type.String({ pattern: '\\S', maxLength: 400, ...NAME });

export const V1ProjectSummary = Type.Object({
  id: Type.String(about('L’identifiant du projet.', 'The id of the project.')),
  name: Type.String(NAME),
  kind: Kind,
  revision: Type.Integer(
    about('Compte les enregistrements, depuis 1.', 'Counts the saves, starting at 1.'),
  ),
  created_at: Moment('Quand il a été créé.', 'When it was made.'),
  updated_at: Moment('Sa dernière modification.', 'When it was last changed.'),
});
export type V1ProjectSummary = Static<typeof V1ProjectSummary>;

const Hash = Type.String({
  pattern: '^[0-9a-f]{64}$',
  ...about(
    'Le SHA-256 de son contenu, en hexadécimal.',
    'The SHA-256 of its content, in hexadecimal.',
  ),
});
const Size = Type.Integer(about('Sa taille, en octets.', 'Its size, in bytes.'));
const FileFormat = Type.String(
  about(
    'Son format d’après son contenu : `png`, `mp3`, `text`…',
    'Its format by its content: `png`, `mp3`, `text`, …',
  ),
);

/** A file beside the code, as a project lists it. */
const V1Asset = Type.Object({
  name: Type.String(
    about(
      'Son nom, dossiers compris : `images/chat.png`.',
      'Its name, with folders: `images/cat.png`.',
    ),
  ),
  hash: Hash,
  size: Size,
  format: FileFormat,
});

export const V1Project = Type.Object({
  ...V1ProjectSummary.properties,
  files: Files,
  assets: Type.Array(
    V1Asset,
    about(
      'Les images, sons, données et autres fichiers à côté du code. L’API les lit sans les modifier.',
      'The images, sounds, data and other files next to the code. The API reads them and doesn’t change them.',
    ),
  ),
});
export type V1Project = Static<typeof V1Project>;

const ProjectParams = Type.Object({
  id: Type.String({
    format: 'uuid',
    ...about('L’identifiant du projet.', 'The id of the project.'),
  }),
});

const ifMatch = (required: boolean): V1Header => ({
  name: 'If-Match',
  required,
  about: {
    fr: 'L’`ETag` de la version lue : si le projet a changé depuis, rien n’est modifié (412).',
    en: 'The `ETag` of the version you read: if the project has changed since, nothing is done (412).',
  },
});

export const v1ListProjects = v1({
  method: 'GET',
  path: '/projects',
  scope: 'projects:read',
  about: {
    fr: 'Tes projets sans leurs fichiers, le dernier créé d’abord.',
    en: 'Your projects without their files, newest first.',
  },
  query: PageQuery,
  answer: pageOf(V1ProjectSummary, 'Les projets de cette page.', 'The projects of this page.'),
});

export const v1ReadProject = v1({
  method: 'GET',
  path: '/projects/:id',
  scope: 'projects:read',
  about: {
    fr: 'Un projet avec ses fichiers. Sa version est dans l’en-tête `ETag`.',
    en: 'A project with its files. Its version is in the header `ETag`.',
  },
  params: ProjectParams,
  headers: [
    {
      name: 'If-None-Match',
      required: false,
      about: {
        fr: 'Un `ETag` déjà connu : s’il est toujours bon, la réponse est 304, sans corps.',
        en: 'An `ETag` you know: if it’s still current, the answer is 304 without a body.',
      },
    },
  ],
  answer: V1Project,
  errors: ['project_not_found'],
});

export const v1ReadFile = v1({
  method: 'GET',
  path: '/projects/:id/files/:hash',
  scope: 'projects:read',
  about: {
    fr: 'Le contenu d’un fichier à côté du code, de 5 Mo au plus.',
    en: 'The content of a file next to the code, 5 MB at most.',
  },
  params: Type.Object({ ...ProjectParams.properties, hash: Hash }),
  answer: Type.Object({
    ...V1Asset.properties,
    content: Type.String(about('Ses octets, en base 64.', 'Its bytes, in base 64.')),
  }),
  errors: ['project_not_found', 'file_not_found'],
});

export const v1CreateProject = v1({
  method: 'POST',
  path: '/projects',
  scope: 'projects:write',
  about: { fr: 'Crée un projet.', en: 'Makes a project.' },
  headers: [
    {
      name: 'Idempotency-Key',
      required: false,
      about: {
        fr: 'Un texte de ton choix, de 1 à 100 caractères. La même demande répétée avec la même clé en 24 heures ne crée pas de second projet.',
        en: 'A text of your choice, 1 to 100 characters. The same request repeated with the same key within 24 hours doesn’t make a second project.',
      },
    },
  ],
  body: Type.Object({ name: Name, kind: Kind, files: Files }),
  answer: V1Project,
  errors: [
    'project_name_too_long',
    'not_files_of_room',
    'project_too_large',
    'invalid_idempotency_key',
    'idempotency_key_reused',
  ],
});

export const v1UpdateProject = v1({
  method: 'PUT',
  path: '/projects/:id',
  scope: 'projects:write',
  about: {
    fr: 'Remplace le nom et les fichiers d’un projet. Répétée à l’identique, la demande ne change plus rien.',
    en: 'Replaces a project’s name and files. Repeated unchanged, the request does nothing more.',
  },
  params: ProjectParams,
  headers: [ifMatch(true)],
  body: Type.Object({ name: Name, files: Files }),
  answer: V1Project,
  errors: [
    'project_not_found',
    'if_match_required',
    'project_changed',
    'project_name_too_long',
    'not_files_of_room',
    'project_too_large',
  ],
});

export const v1DeleteProject = v1({
  method: 'DELETE',
  path: '/projects/:id',
  scope: 'projects:write',
  about: { fr: 'Supprime un projet pour de bon.', en: 'Deletes a project for good.' },
  params: ProjectParams,
  headers: [ifMatch(false)],
  answer: Type.Object({
    id: Type.String(about('Le projet supprimé.', 'The deleted project.')),
  }),
  errors: ['project_not_found', 'project_changed'],
});
