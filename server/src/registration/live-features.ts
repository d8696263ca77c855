import type { FastifyInstance } from 'fastify';
import { liveReplayRoutes } from '../features/live-replays/live-replays.routes.ts';
import { LiveHub } from '../features/live-room/live-hub.ts';
import { liveOvertime, livePurge, purgeLive } from '../features/live-room/live-room.job.ts';
import { liveRoomRoutes } from '../features/live-room/live-room.routes.ts';
import { endForgotten } from '../features/live-room/live-room.service.ts';
import { liveStreamRoutes } from '../features/live-room/live-stream.routes.ts';
import { RoomStages } from '../features/live-room/room-stages.ts';
import type { Services } from '../open-services.ts';

/** Rooms of live sessions, and their replays. */
export async function liveFeatures(
  app: FastifyInstance,
  { database, clock, config, jobs, limits }: Services,
): Promise<void> {
  const { db } = database;
  const hub = new LiveHub({ database, clock, log: app.log });
  app.addHook('onClose', () => hub.close());
  await hub.open();
  const host = new URL(config.publicUrl).hostname;
  const { liveVideoUrl: videoUrl } = config;
  liveRoomRoutes(app, { db, clock, limits, host, videoUrl, stages: new RoomStages() });
  liveStreamRoutes(app, { db, clock, hub });
  liveReplayRoutes(app, { db, limits });
  jobs.handle(liveOvertime, () => endForgotten({ db, clock }));
  jobs.handle(livePurge, () => purgeLive({ db, clock }));
}
