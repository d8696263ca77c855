import { PROJECT_BODY_LIMIT } from '@codivia/contract/api/projects';
import type { RouteLimit } from '../../route-limits.ts';

/** Limit of the request body; the service checks the exact size. */
export const FILES_BODY_LIMIT = { bodyLimit: PROJECT_BODY_LIMIT };

/** Rate limit of creations: more than anybody makes by hand; it only prevents a script from filling the disk. */
export const CREATIONS: RouteLimit = {
  name: 'project-creations',
  per: 'user',
  limit: 200,
  seconds: 60 * 60,
};
