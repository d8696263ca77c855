import { createHmac } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { lockFoundClass } from '../classes/class-joining.service.ts';
import type { ClassByCode } from '../classes/classes.queries.ts';
import { joinThroughSchool, makeSchoolAccount } from '../classes/school-joining.service.ts';
import {
  findSchoolAccount,
  type SchoolIdentity,
  saveSchoolIdentity,
} from './school-identities.queries.ts';
import type { SchoolPerson } from './school-provider.ts';
import { SchoolSignInOver } from './school-sign-in.errors.ts';

function identityOf(tokenSecret: string, { issuer, subject }: SchoolPerson): SchoolIdentity {
  const hash = createHmac('sha256', tokenSecret).update(`school\0${issuer}\0${subject}`);
  return { issuer, subject_hash: hash.digest('base64url') };
}

/**
 * Returns the class account of somebody who has signed in at the school, in the class from whose page they came. Whoever
 * is new gets an account there; an account of another class joins. Throws ClassCodeUnknown, JoiningClosed, ClassFull, and
 * SchoolSignInOver for an account that a teacher has removed, or that is made elsewhere at the same moment.
 */
export async function schoolAccountOf(
  { db, clock, tokenSecret }: Deps & { tokenSecret: string },
  person: SchoolPerson,
  found: ClassByCode,
): Promise<string> {
  const identity = identityOf(tokenSecret, person);
  return db.transaction(async (tx) => {
    const row = await lockFoundClass(tx, found);
    const known = await findSchoolAccount(tx, identity);
    if (known?.delete_after) throw SchoolSignInOver();
    if (known) {
      await joinThroughSchool(tx, known, row, clock());
      return known.id;
    }
    const made = await makeSchoolAccount(tx, person.name ?? '', row, clock());
    if (!(await saveSchoolIdentity(tx, identity, made))) throw SchoolSignInOver();
    return made;
  });
}
