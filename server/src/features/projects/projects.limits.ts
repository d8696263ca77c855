import { PROJECT_BODY_LIMIT } from '@codivia/contract/api/projects';
import type { RouteLimit } from '../../route-limits.ts';

/** Whatever fits is weighed by the service. */
export const FILES_BODY_LIMIT = { bodyLimit: PROJECT_BODY_LIMIT };

/** More than anybody makes by hand: it only keeps a script from filling the disk. */
export const CREATIONS: RouteLimit = {
  name: 'project-creations',
  per: 'user',
  limit: 200,
  seconds: 60 * 60,
};
