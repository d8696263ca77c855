import type { SchoolRefusal } from '@codivia/contract/api/school-sign-in';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../deps.ts';
import { Problem } from '../../errors.ts';
import type { ClassByCode } from '../classes/classes.queries.ts';
import { schoolAccountOf } from './school-accounts.service.ts';
import type { Flow, SchoolPerson, SchoolProvider } from './school-provider.ts';
import { SchoolSignInOff, SchoolUnavailable } from './school-sign-in.errors.ts';

/** Returns the code of the class with which a sign-in began: it ends the state that the provider gives back. */
export function classCodeIn(state: unknown): string | undefined {
  return typeof state === 'string' ? /\.([A-Z0-9]{1,40})$/.exec(state)?.[1] : undefined;
}

/**
 * Begins a sign-in from the page of a class, which `findClass` finds. Throws SchoolSignInOff, SchoolUnavailable, and what
 * `findClass` throws.
 */
export async function beginSchoolSignIn(
  provider: SchoolProvider | undefined,
  returnTo: string,
  code: string,
  findClass: () => Promise<ClassByCode>,
): Promise<{ url: string; flow: Flow }> {
  if (!provider) throw SchoolSignInOff();
  await findClass();
  try {
    return await provider.begin(returnTo, code);
  } catch {
    throw SchoolUnavailable();
  }
}

/** Returns why a class does not let somebody in. Throws what is no refusal. */
function refusalFor(error: unknown): SchoolRefusal {
  if (!(error instanceof Problem)) throw error;
  if (error.code === 'joining_closed') return 'closed';
  return error.code === 'class_full' ? 'full' : 'refused';
}

interface Returned {
  /** The sign-in that the cookie of this browser has kept; undefined when it did not begin one. */
  flow: Flow | undefined;
  /** The address to which the provider has led back. */
  url: URL;
  log: FastifyBaseLogger;
}

/** Asks the provider who has come back; undefined when this is not the answer to the sign-in that was begun. */
async function personOf(
  provider: SchoolProvider | undefined,
  { flow, url, log }: Returned,
): Promise<SchoolPerson | undefined> {
  if (!provider || !flow) return undefined;
  try {
    return await provider.finish(flow, url);
  } catch (error) {
    const { name, code } = error as { name?: string; code?: string };
    log.warn({ reason: code ?? name }, 'a sign-in through the school failed');
    return undefined;
  }
}

/** Ends a sign-in: returns the account that it opens, or why it opens none. */
export async function returnFromSchool(
  deps: Deps & { tokenSecret: string },
  provider: SchoolProvider | undefined,
  returned: Returned,
  findClass: () => Promise<ClassByCode>,
): Promise<{ userId: string } | { refusal: SchoolRefusal }> {
  const person = await personOf(provider, returned);
  if (!person) return { refusal: 'refused' };
  try {
    return { userId: await schoolAccountOf(deps, person, await findClass()) };
  } catch (error) {
    return { refusal: refusalFor(error) };
  }
}
