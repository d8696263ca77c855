import { join } from 'node:path';
import { CAREER_IDS, CareerFile, type CareerId } from '@codivia/contract/api/careers';
import { readYaml } from './read-yaml.ts';

const CAREERS_FOLDER = join(import.meta.dirname, '../careers');

export interface LoadedCareer extends CareerFile {
  id: CareerId;
  /** File of its picture. */
  pictureFile: string;
}

function loadCareer(id: CareerId): LoadedCareer {
  const folder = join(CAREERS_FOLDER, id);
  const file = readYaml(join(folder, 'career.yaml'), CareerFile);
  return { ...file, id, pictureFile: join(folder, 'picture.svg') };
}

/** Reads every career. Throws ContentError for the first malformed file. */
export function loadCareers(): LoadedCareer[] {
  return CAREER_IDS.map(loadCareer);
}
