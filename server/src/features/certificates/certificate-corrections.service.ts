import type {
  AdminCertificate,
  CertificateCorrection,
} from '@codivia/contract/api/admin-certificates';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { cleanName } from '../accounts/profile.service.ts';
import { recordAudit } from '../audit/audit.service.ts';
import {
  lockName,
  selectCorrections,
  selectNumbers,
  updateName,
} from './certificate-corrections.queries.ts';
import { CertificateNotFound } from './certificates.errors.ts';
import {
  type FoundCertificate,
  selectCertificate,
  selectUserCertificates,
} from './certificates.queries.ts';
import { listed } from './certificates.service.ts';

/** The corrections of certificates, by number. */
async function correctionsOf(
  db: Db,
  ids: string[],
): Promise<Map<string | undefined, CertificateCorrection[]>> {
  if (ids.length === 0) return new Map();
  const found = (await selectCorrections(db, ids)).flatMap(({ entry, actor_name }) => {
    const { at, actor_id, subject_id, changes } = entry;
    const [change] = changes;
    if (typeof change?.from !== 'string' || typeof change.to !== 'string') return [];
    const actor = actor_id ? { id: actor_id, name: actor_name } : null;
    return [{ subject_id, at: at.toISOString(), actor, from: change.from, to: change.to }];
  });
  return Map.groupBy(found, ({ subject_id }) => subject_id);
}

async function seen(from: Db, certificates: FoundCertificate[]): Promise<AdminCertificate[]> {
  const ids = certificates.map(({ certificate_id }) => certificate_id);
  const corrections = await correctionsOf(from, ids);
  return certificates.map((certificate) => ({
    ...listed(certificate),
    corrections: corrections.get(certificate.certificate_id) ?? [],
  }));
}

export async function listCertificatesOfUser(
  { db }: Deps,
  userId: string,
): Promise<AdminCertificate[]> {
  return seen(db, await selectUserCertificates(db, userId));
}

/** Corrects the name and records it in the audit log, within a transaction. Throws CertificateNotFound. */
async function correctIn(
  tx: Db,
  adminId: string,
  now: Date,
  id: string,
  to: string,
): Promise<void> {
  const from = await lockName(tx, id);
  if (from === undefined) throw CertificateNotFound();
  if (from === to) return;
  await updateName(tx, id, to, now);
  const entry = { action: 'correct', subject: 'certificate', subject_id: id } as const;
  const changes = [{ field: 'user_name', from, to }];
  await recordAudit(tx, adminId, now, { ...entry, label: id, changes });
}

/** Corrects the name on all certificates of a member, within a transaction. */
export async function correctAllOf(
  tx: Db,
  { adminId, userId, name, now }: { adminId: string; userId: string; name: string; now: Date },
): Promise<void> {
  for (const id of await selectNumbers(tx, userId)) await correctIn(tx, adminId, now, id, name);
}

/** Corrects the name. Throws CertificateNotFound or NameRequired. */
export function correctCertificate(
  { db, clock }: Deps,
  adminId: string,
  typedId: string,
  name: string,
): Promise<AdminCertificate> {
  const id = typedId.toUpperCase();
  const to = cleanName(name);
  return db.transaction(async (tx) => {
    await correctIn(tx, adminId, clock(), id, to);
    const found = await selectCertificate(tx, id);
    const [corrected] = found ? await seen(tx, [found]) : [];
    if (!corrected) throw CertificateNotFound();
    return corrected;
  });
}
