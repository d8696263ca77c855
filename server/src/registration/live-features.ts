import type { FastifyInstance } from 'fastify';
import { liveReplayRoutes } from '../features/live-replays/live-replays.routes.ts';
import { LiveHub } from '../features/live-room/live-hub.ts';
import { observeStreams } from '../features/live-room/live-metrics.ts';
import { liveOvertime, livePurge, purgeLive } from '../features/live-room/live-room.job.ts';
import { liveRoomRoutes } from '../features/live-room/live-room.routes.ts';
import { endAbandoned } from '../features/live-room/live-room.service.ts';
import { liveStreamRoutes } from '../features/live-room/live-stream.routes.ts';
import { RoomStages } from '../features/live-room/room-stages.ts';
import {
  deliverLiveMail,
  liveMail,
  liveReminders,
  queueNotices,
  queueReminders,
} from '../features/live-sessions/live-mail.job.ts';
import { liveNotice } from '../features/live-sessions/live-schedule.service.ts';
import { liveSeatPurge, purgeSeats } from '../features/live-sessions/live-seat-purge.job.ts';
import { liveSessionRoutes } from '../features/live-sessions/live-sessions.routes.ts';
import type { Services } from '../open-services.ts';

/** Live sessions: their calendar, their rooms and their replays. */
export async function liveFeatures(
  app: FastifyInstance,
  { database, clock, config, jobs, mailDeps }: Services,
): Promise<void> {
  const { db } = database;
  const hub = new LiveHub({ database, clock, log: app.log });
  app.addHook('onClose', () => hub.close());
  await hub.open();
  observeStreams(app.metrics, hub);
  const host = new URL(config.publicUrl).hostname;
  const { liveVideoUrl: videoUrl } = config;
  liveSessionRoutes(app, { db, clock, jobs, host, publicUrl: config.publicUrl });
  jobs.handle(liveNotice, (notice) => queueNotices({ db, clock, jobs }, notice));
  jobs.handle(liveReminders, () => queueReminders({ db, clock, jobs }));
  jobs.handle(liveMail, (mail) => deliverLiveMail(mailDeps, mail));
  jobs.handle(liveSeatPurge, () => purgeSeats({ db, clock }));
  liveRoomRoutes(app, { db, clock, host, videoUrl, stages: new RoomStages() });
  liveStreamRoutes(app, { db, clock, hub });
  liveReplayRoutes(app, { db, clock });
  jobs.handle(liveOvertime, () => endAbandoned({ db, clock, host }));
  jobs.handle(livePurge, () => purgeLive({ db, clock }));
}
