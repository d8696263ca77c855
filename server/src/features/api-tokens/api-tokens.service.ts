import { hasAllOfPremium } from '@codivia/contract/api/accounts';
import type * as contract from '@codivia/contract/api/api-tokens';
import {
  API_TOKEN_NAME_MAX_LENGTH,
  API_TOKENS_MAX,
  type ApiToken,
} from '@codivia/contract/api/api-tokens';
import type { Answer, Input } from '@codivia/contract/api/endpoint';
import type { JobDeps } from '../../deps.ts';
import { AuthenticationRequired } from '../../errors.ts';
import type { SessionUser } from '../../plugins/session.ts';
import { hashOf } from '../../secrets.ts';
import { isPremium, lockPremiumGrounds } from '../accounts/premium.queries.ts';
import { isSessionValid } from '../accounts/sessions.queries.ts';
import { expectAllowed } from '../permissions/permissions.service.ts';
import { apiTokenMail } from './api-token-mail.job.ts';
import {
  ApiNeedsPremium,
  ApiTokenNameTooLong,
  ApiTokenNotFound,
  TooManyApiTokens,
} from './api-tokens.errors.ts';
import {
  type ApiTokenRow,
  countUsableTokens,
  insertApiToken,
  revokeOwnToken,
  selectApiTokens,
} from './api-tokens.queries.ts';
import { endWithPremium } from './premium-end.service.ts';
import { newApiToken } from './token-format.ts';

export { equalInConstantTime, isTokenForm } from './token-format.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Number of characters of a token that stay readable. */
const ENDING = 4;

const moment = (date: Date | null) => date?.toISOString() ?? null;

function tokenOf(row: ApiTokenRow): ApiToken {
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    last_used_at: moment(row.last_used_at),
    revoked_at: moment(row.revoked_at),
  };
}

/** Returns the member's tokens; those that end with premium and that no job has processed yet end now. */
export async function listApiTokens(
  { db, clock, jobs }: JobDeps,
  user: SessionUser,
): Promise<ApiToken[]> {
  if (!hasAllOfPremium(user) && (await countUsableTokens(db, user.id, clock())) > 0) {
    await db.transaction((tx) => endWithPremium(tx, { jobs, now: clock() }, user.id));
  }
  return (await selectApiTokens(db, user.id)).map(tokenOf);
}

/** The name in one line without blanks around it. Throws ApiTokenNameTooLong. */
function tidied(name: string): string {
  const tidy = name.trim().replace(/\s+/g, ' ');
  if ([...tidy].length > API_TOKEN_NAME_MAX_LENGTH) throw ApiTokenNameTooLong();
  return tidy;
}

/**
 * Makes a token, and queues the mail about it. Rights and number are checked while the member's row is locked: however
 * many are made at once, the limit is exact. Throws AuthenticationRequired, ApiNeedsPremium, TooManyApiTokens,
 * ApiTokenNameTooLong or what expectAllowed throws.
 */
export async function createApiToken(
  { db, clock, jobs }: JobDeps,
  { id: userId, session_id }: SessionUser,
  input: Input<typeof contract.createApiToken>['body'],
): Promise<Answer<typeof contract.createApiToken>> {
  const name = tidied(input.name);
  return db.transaction(async (tx) => {
    const grounds = await lockPremiumGrounds(tx, userId);
    // A password that was changed meanwhile has ended the session, and all tokens.
    if (!grounds || !(await isSessionValid(tx, session_id))) throw AuthenticationRequired();
    await expectAllowed(tx, userId, 'api');
    const now = clock();
    if (!hasAllOfPremium({ role: grounds.role, is_premium: isPremium(grounds, now) })) {
      throw ApiNeedsPremium();
    }
    if ((await countUsableTokens(tx, userId, now)) >= API_TOKENS_MAX) throw TooManyApiTokens();
    const token = newApiToken();
    const row = await insertApiToken(tx, {
      user_id: userId,
      name,
      scopes: input.scopes,
      created_at: now,
      token_hash: hashOf(token),
      ending: token.slice(-ENDING),
      expires_at: new Date(now.getTime() + input.days * DAY),
    });
    const made = tokenOf(row);
    const { scopes, created_at, expires_at } = made;
    await jobs.enqueue(tx, apiTokenMail, { user_id: userId, name, scopes, created_at, expires_at });
    return { ...made, token };
  });
}

/** Throws ApiTokenNotFound. */
export async function revokeApiToken(
  { db, clock }: JobDeps,
  userId: string,
  id: string,
): Promise<void> {
  if (!(await revokeOwnToken(db, userId, id, clock()))) throw ApiTokenNotFound();
}
