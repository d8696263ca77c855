import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { LiveHub } from './live-hub.ts';
import { observeStreams } from './live-metrics.ts';
import { liveOvertime, livePurge, purgeLive } from './live-room.job.ts';
import { liveRoomRoutes } from './live-room.routes.ts';
import { endAbandoned } from './live-room.service.ts';
import { liveStreamRoutes } from './live-stream.routes.ts';
import { RoomStages } from './room-stages.ts';

/** Registers the rooms of live sessions, their streams, and the end of abandoned ones. */
export async function register(app: FastifyInstance, services: Services): Promise<void> {
  const { database, db, clock, config, jobs } = services;
  const hub = new LiveHub({ database, clock, log: app.log });
  app.addHook('onClose', () => hub.close());
  await hub.open();
  observeStreams(app.metrics, hub);
  const { liveVideoUrl: videoUrl } = config;
  liveRoomRoutes(app, { ...services, videoUrl, stages: new RoomStages() });
  liveStreamRoutes(app, { db, clock, hub });
  jobs.handle(liveOvertime, () => endAbandoned(services));
  jobs.handle(livePurge, () => purgeLive(services));
}
