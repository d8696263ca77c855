import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  PUBLISHED_DESCRIPTION_MAX_LENGTH,
  PUBLISHED_TITLE_MAX_LENGTH,
  type TeamTexts,
} from '@codivia/contract/api/published-projects';
import {
  PROGRAM_FILES,
  PROGRAM_KINDS,
  type ProgramFiles,
  type ProgramKind,
} from '@codivia/contract/programs/program';
import Type from 'typebox';
import { readText, readYaml } from './read-yaml.ts';

/** The projects of the gallery that ship with the product: texts, program and picture in a folder each. */
export const GALLERY_FOLDER = join(import.meta.dirname, '../gallery');

/** The name of the picture of each, which `scripts/gallery-pictures.mjs` takes while it runs. */
export const GALLERY_PICTURE = 'picture.jpg';

const both = (maxLength: number) =>
  Type.Object({
    en: Type.String({ pattern: '\\S', maxLength }),
    fr: Type.String({ pattern: '\\S', maxLength }),
  });

const GalleryFile = Type.Object({
  /** Its place among the projects of the team. */
  place: Type.Integer({ minimum: 1 }),
  title: both(PUBLISHED_TITLE_MAX_LENGTH),
  description: both(PUBLISHED_DESCRIPTION_MAX_LENGTH),
});

export interface GalleryProject extends TeamTexts {
  /** The name of its folder. */
  name: string;
  /** The id in its address, which follows from the name. */
  id: string;
  kind: ProgramKind;
  files: ProgramFiles;
}

function idOf(name: string): string {
  const hex = createHash('sha256').update(`codivia gallery ${name}`).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ];
  return [...parts, hex.slice(20, 32)].join('-');
}

function loadProject(name: string) {
  const folder = join(GALLERY_FOLDER, name);
  const { place, title, description } = readYaml(join(folder, 'project.yaml'), GalleryFile);
  const isKind = (one: ProgramKind) => existsSync(join(folder, PROGRAM_FILES[one][0]));
  const kind = PROGRAM_KINDS.find(isKind) ?? 'game';
  const files = PROGRAM_FILES[kind].map((file) => [file, readText(join(folder, file))]);
  return {
    place,
    name,
    id: idOf(name),
    title,
    description,
    kind,
    files: Object.fromEntries(files),
  };
}

/** Every project of the team, in its order. Throws ContentError for the first malformed file. */
export function loadGallery(): GalleryProject[] {
  const all = readdirSync(GALLERY_FOLDER).map(loadProject);
  return all
    .sort((one, other) => one.place - other.place)
    .map(({ place: _, ...project }) => project);
}

/** The picture of a project. */
export const readGalleryPicture = (name: string): Buffer =>
  readFileSync(join(GALLERY_FOLDER, name, GALLERY_PICTURE));
