import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { deliverTeacherMail, teacherMail } from './teacher-mail.job.ts';
import { teacherRoutes } from './teachers.routes.ts';

/** Registers the capability of a teacher and the mails about it. */
export function register(app: FastifyInstance, services: Services): void {
  const { jobs, mailDeps } = services;
  jobs.handle(teacherMail, (mail) => deliverTeacherMail(mailDeps, mail));
  teacherRoutes(app, services);
}
