import { CLASS_NOTICE_DAYS } from '@codivia/contract/api/classes';
import { LEAVING_DAYS } from '@codivia/contract/api/leaving-school';
import type { Db } from '../../db/connect.ts';
import { paced } from '../../db/paced.ts';
import type { JobDeps } from '../../deps.ts';
import { deleteAccount } from '../accounts/account-deletion.service.ts';
import { forgetOldLeavings } from '../leaving-school/leaving.queries.ts';
import { finishLeavings } from '../leaving-school/leaving-end.service.ts';
import { deleteDeclinedRequests } from '../teachers/teachers.queries.ts';
import * as queries from './class-deletion.queries.ts';
import { type ClassMail, classMail } from './class-mail.job.ts';
import { moveHomes } from './class-members.queries.ts';
import { selectTold } from './class-teachers.queries.ts';
import * as years from './class-year.queries.ts';
import { lockClass } from './classes.queries.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Time for which a declined request to teach is kept, in milliseconds. */
const REQUEST_RETENTION = 90 * DAY;

/** Queues the mails to those who are told of the end of a class. */
async function tellEnd({ jobs }: JobDeps, tx: Db, mail: Omit<ClassMail, 'user_id'>): Promise<void> {
  const told = await selectTold(tx, mail.class_id);
  const mails = told.map((user_id) => ({ ...mail, user_id }));
  await jobs.enqueueAll(tx, classMail, mails);
}

/** Tells of archived classes that end soon. */
async function noticeEnds(deps: JobDeps, now: Date): Promise<void> {
  const until = new Date(now.getTime() + CLASS_NOTICE_DAYS * DAY);
  for (const { id: class_id } of await queries.selectEndingClasses(deps.db, until)) {
    await deps.db.transaction(async (tx) => {
      if (!(await queries.noticeEnd(tx, class_id, now, until))) return;
      await tellEnd(deps, tx, { about: 'deletion', class_id });
    });
  }
}

/** Tells of classes whose school year is over, and archives those of which was told before. */
async function archiveEnds(deps: JobDeps, now: Date): Promise<void> {
  for (const class_id of await years.selectPastClasses(deps.db, now)) {
    await deps.db.transaction(async (tx) => {
      if (!(await years.noticeArchive(tx, class_id, now))) return;
      await tellEnd(deps, tx, { about: 'archive', class_id });
    });
  }
  await years.archivePastClasses(deps.db, now);
}

/**
 * Deletes a class whose time is over with the class accounts that are at home in it, one by one. Those who are in
 * another class move there; personal accounts lose the membership alone.
 */
async function deleteClass({ db, jobs }: JobDeps, id: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    if (await lockClass(tx, id)) await moveHomes(tx, id, now);
  });
  for (const pupil of await queries.selectHomePupils(db, id)) {
    await paced(() =>
      db.transaction(async (tx) => {
        if (await queries.lockHomePupil(tx, pupil, id)) {
          await deleteAccount(tx, { jobs, now }, pupil);
        }
      }),
    );
  }
  await db.transaction((tx) => queries.deleteClassRow(tx, id));
}

/**
 * Archives classes whose school year is over, and deletes what of classes is over: archived ones after the notice, class
 * accounts that a teacher removed, addresses that they wanted, and declined requests to teach
 * (docs/product.md#classes-and-rosters).
 */
export async function deleteOldClasses(deps: JobDeps): Promise<void> {
  const { db, clock, jobs } = deps;
  const now = clock();
  await finishLeavings(deps);
  await archiveEnds(deps, now);
  await noticeEnds(deps, now);
  for (const pupil of await queries.selectOverPupils(db, now)) {
    await paced(() =>
      db.transaction(async (tx) => {
        if (await queries.lockOverPupil(tx, pupil, now)) {
          await deleteAccount(tx, { jobs, now }, pupil);
        }
      }),
    );
  }
  for (const id of await queries.selectOverClasses(db, now)) await deleteClass(deps, id, now);
  await forgetOldLeavings(db, new Date(now.getTime() - LEAVING_DAYS * DAY));
  await deleteDeclinedRequests(db, new Date(now.getTime() - REQUEST_RETENTION));
}
