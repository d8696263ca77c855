import type * as contract from '@codivia/contract/api/certificate-names';
import type { AdminNameRequest, NameRequest } from '@codivia/contract/api/certificate-names';
import type { Input } from '@codivia/contract/api/endpoint';
import { findContact } from '@codivia/contract/text/contacts/find-contact';
import type { JobDeps } from '../../deps.ts';
import type { JobKind } from '../../services/jobs.ts';
import { cleanName } from '../accounts/profile.service.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { correctAllOf } from '../certificates/certificate-corrections.service.ts';
import { issuedTo } from '../certificates/certificates.service.ts';
import {
  NameContact,
  NameIsRight,
  NameRequestGone,
  NoCertificate,
  WordsNeeded,
} from './certificate-names.errors.ts';
import {
  type NameRequestRow,
  putRequest,
  selectRequest,
  selectWaiting,
  settle,
} from './certificate-names.queries.ts';

/** A mail to the member about a decision. It names the member, so that the job is deleted with the account. */
export interface NameRequestMail {
  user_id: string;
  request_id: string;
}

export const nameRequestMail: JobKind<NameRequestMail> = {
  name: 'name-request-mail',
  concurrency: 2,
};

/** The dependencies of the rules of requests for another name. `host` is the one of the platform. */
export interface NameRequestDeps extends JobDeps {
  host: string;
}

function requestOf({ name, why, state, words, ...row }: NameRequestRow): NameRequest {
  return {
    name,
    why,
    state,
    words,
    requested_at: row.requested_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  };
}

/** Returns the member's latest request. */
export async function readNameRequest(
  { db }: NameRequestDeps,
  userId: string,
): Promise<NameRequest | null> {
  const found = await selectRequest(db, userId);
  return found ? requestOf(found) : null;
}

/** Asks for another name. Throws NameRequired, NameContact, NoCertificate or NameIsRight. */
export async function requestName(
  { db, clock, host }: NameRequestDeps,
  userId: string,
  input: { name: string; why: string },
): Promise<NameRequest> {
  const name = cleanName(input.name);
  if (findContact(name, 'text', host)) throw NameContact();
  const issued = await issuedTo(db, userId);
  if (issued.length === 0) throw NoCertificate();
  if (issued.every(({ user_name }) => user_name === name)) throw NameIsRight();
  const why = input.why.trim();
  return requestOf(await putRequest(db, userId, { name, why, requested_at: clock() }));
}

/** The requests that wait, each with the certificates of its member. */
export async function listNameRequests({ db }: NameRequestDeps): Promise<AdminNameRequest[]> {
  const found = await selectWaiting(db);
  const requests: AdminNameRequest[] = [];
  for (const { request: row, user } of found) {
    const { id, name, why, requested_at } = row;
    const certificates = await issuedTo(db, user.id);
    const at = requested_at.toISOString();
    requests.push({ id, user, name, why, requested_at: at, certificates });
  }
  return requests;
}

type Decision = Input<typeof contract.decideNameRequest>['body'];

/** Accepts or declines a request. Throws WordsNeeded or NameRequestGone. */
export async function decideNameRequest(
  { db, clock, jobs }: NameRequestDeps,
  adminId: string,
  userId: string,
  { request_id: id, decision, words }: Decision,
): Promise<void> {
  const accepted = decision === 'accept';
  const reason = accepted ? '' : words.trim();
  if (!accepted && reason === '') throw WordsNeeded();
  const now = clock();
  await db.transaction(async (tx) => {
    const state = accepted ? 'accepted' : 'declined';
    const settled = await settle(tx, { userId, id }, { state, words: reason, decided_at: now });
    if (!settled) throw NameRequestGone();
    if (accepted) await correctAllOf(tx, { adminId, userId, name: settled.name, now });
    else {
      const entry = { action: 'decline', subject: 'user', subject_id: userId } as const;
      await recordAudit(tx, adminId, now, { ...entry, label: null });
    }
    await jobs.enqueue(tx, nameRequestMail, { user_id: userId, request_id: id });
  });
}
