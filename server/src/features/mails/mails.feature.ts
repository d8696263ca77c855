import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { mailboxRoutes } from './mailbox.routes.ts';

/** Registers the mailbox in the browser of a server that sends no mails. */
export function register(app: FastifyInstance, { db, config }: Services): void {
  mailboxRoutes(app, db, config);
}
