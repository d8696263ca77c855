import { randomBytes } from 'node:crypto';
import { DEFAULT_LANGUAGE } from '@codivia/contract/api/language';
import { type Config, ConfigError } from '../../config.ts';
import type { Db } from '../../db/connect.ts';
import { makeFirstMentor } from '../mentoring/mentors.service.ts';
import { checkNewPassword, hashPassword } from './passwords.service.ts';
import { cleanEmail } from './profile.service.ts';
import { hasAdministrator, insertUser } from './users.queries.ts';

const NAME = 'Admin';

/** Throws ConfigError for a password that a member could not choose either. */
function checkAdminPassword(password: string, email: string): void {
  try {
    checkNewPassword(password, { email, name: NAME });
  } catch (error) {
    throw new ConfigError(`ADMIN_PASSWORD is refused. ${(error as Error).message}`);
  }
}

/**
 * Creates an administrator on a database that has none. A generated password is announced, this once. Throws
 * ConfigError when the address belongs to a member, or the password is too easy to guess.
 */
export async function createAdministrator(
  db: Db,
  config: Config,
  announce: (line: string) => void,
): Promise<void> {
  if (await hasAdministrator(db)) return;
  const password = config.adminPassword ?? randomBytes(15).toString('base64url');
  const email = cleanEmail(config.adminEmail);
  if (config.adminPassword) checkAdminPassword(config.adminPassword, email);
  const administrator = await insertUser(db, {
    email,
    name: NAME,
    password_hash: await hashPassword(password),
    role: 'admin',
    language: DEFAULT_LANGUAGE,
    verified_at: new Date(),
  });
  if (!administrator) {
    throw new ConfigError(`ADMIN_EMAIL ${config.adminEmail} belongs to a member already.`);
  }
  await makeFirstMentor(db, administrator.id);
  if (config.adminPassword) return;
  announce(`Administrator: ${administrator.email}, password: ${password} (shown only this once)`);
}
