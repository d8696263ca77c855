/** What the admin panel needs of accounts to edit them. */
export { EmailTaken } from './accounts.errors.ts';
export { cleanEmail, cleanName } from './identity.ts';
export { voidMailTokens } from './mail-tokens.queries.ts';
export { checkNewPassword } from './password-rules.ts';
export { admitHashing, hashPassword } from './passwords.ts';
