import { loadGallery } from '@codivia/content/load-gallery';
import type { TeamTexts } from '@codivia/contract/api/published-projects';

/** The projects of the team as they ship with the product. */
export const teamProjects = loadGallery();

const texts = new Map(
  teamProjects.map(({ id, title, description }): [string, TeamTexts] => [
    id,
    { title, description },
  ]),
);

/** Returns the texts of a published project in both languages if it is one of the team; null for a member's. */
export const teamTextsOf = (id: string): TeamTexts | null => texts.get(id) ?? null;
