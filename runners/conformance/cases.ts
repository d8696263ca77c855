import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutMetadata } from '@codivia/contract/files/metadata/file-metadata';
import type { Case } from './in-browser.ts';
import type { GivenFile } from './preview-page.ts';

const LESSON_FILM = '../../content/courses/01-discovery/media/loops.en.mp4';

/** A film of a lesson, as a project keeps it. */
export const FILM: GivenFile = {
  name: 'film.mp4',
  type: 'video/mp4',
  base64: Buffer.from(
    withoutMetadata(readFileSync(join(import.meta.dirname, LESSON_FILM)), 'mp4'),
  ).toString('base64'),
};

/** A page of the set; without `<html>` it is the content of a body. */
export interface PageCase extends Case {
  html: string;
  css?: string;
  js?: string;
  /** The script is a module. */
  isModule?: boolean;
}

/** A sketch of the set. */
export interface SketchCase extends Case {
  js: string;
  /** Number of pictures that are drawn before the result is compared. */
  frames?: number;
  /** It uses p5.sound. */
  sound?: boolean;
}
