/** What the admin panel needs of accounts to edit them. */
export { EmailTaken, LastAdministrator } from './accounts.errors.ts';
export { cleanEmail, cleanName } from './identity.ts';
export { voidMailTokens } from './mail-tokens.queries.ts';
export { hashPassword } from './passwords.ts';
