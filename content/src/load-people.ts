import { join } from 'node:path';
import { type Mentor, MentorsFile } from '@codivia/contract/api/mentors';
import { type PartnerGroup, PartnersFile } from '@codivia/contract/api/partners';
import { readYaml } from './read-yaml.ts';

const PEOPLE_FOLDER = join(import.meta.dirname, '../people');

/** Reads the mentors. Throws ContentError when the file is malformed. */
export function loadMentors(): Mentor[] {
  return readYaml(join(PEOPLE_FOLDER, 'mentors.yaml'), MentorsFile);
}

/** Reads the groups of partners. Throws ContentError when the file is malformed. */
export function loadPartners(): PartnerGroup[] {
  return readYaml(join(PEOPLE_FOLDER, 'partners.yaml'), PartnersFile);
}
