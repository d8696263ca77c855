import type { FastifyInstance } from 'fastify';
import type { Services } from '../open-services.ts';
import { accountFeatures } from './account-features.ts';
import { adminFeatures } from './admin-features.ts';
import { learningFeatures } from './learning-features.ts';
import { liveFeatures } from './live-features.ts';
import { paymentFeatures } from './payment-features.ts';
import { supportFeatures } from './support-features.ts';

/**
 * Everything that the server can do beyond serving pages. A feature is a line in the file of its group, which makes
 * its routes and its jobs known; the panel edits the catalogue, which learning opens, and comes after it.
 */
export async function registerFeatures(app: FastifyInstance, services: Services): Promise<void> {
  await accountFeatures(app, services);
  await paymentFeatures(app, services);
  await learningFeatures(app, services);
  await liveFeatures(app, services);
  supportFeatures(app, services);
  await adminFeatures(app, services);
}
