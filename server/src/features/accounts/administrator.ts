import { randomBytes } from 'node:crypto';
import { DEFAULT_LANGUAGE } from '@codivia/contract/language';
import { type Config, ConfigError } from '../../config.ts';
import type { Db } from '../../db/connect.ts';
import { cleanEmail } from './identity.ts';
import { hashPassword } from './passwords.ts';
import { hasAdministrator, insertUser } from './users.queries.ts';

/**
 * Creates an administrator on a database that has none. A password that was made up is announced, this
 * once. Throws ConfigError when the address belongs to a member.
 */
export async function createAdministrator(
  db: Db,
  config: Config,
  announce: (line: string) => void,
): Promise<void> {
  if (await hasAdministrator(db)) return;
  const password = config.adminPassword ?? randomBytes(15).toString('base64url');
  const administrator = await insertUser(db, {
    email: cleanEmail(config.adminEmail),
    name: 'Admin',
    password_hash: await hashPassword(password),
    role: 'admin',
    language: DEFAULT_LANGUAGE,
    verified_at: new Date(),
  });
  if (!administrator) {
    throw new ConfigError(`ADMIN_EMAIL ${config.adminEmail} belongs to a member already.`);
  }
  if (config.adminPassword) return;
  announce(`Administrator: ${administrator.email}, password: ${password} (shown only this once)`);
}
