import { readSignedToken, signedToken } from '../../services/signed-link.ts';

/** The path of the link that ends the mail about one child. */
export const UNSUBSCRIBE_PATH = '/api/family/weekly/unsubscribe';

const purposeOf = (childId: string) => `parents-weekly ${childId}`;

/** Returns the link by which a parent ends the mail about one child without signing in. */
export function unsubscribeLink(
  { publicUrl, tokenSecret }: { publicUrl: string; tokenSecret: string },
  { parent_id, child_id }: { parent_id: string; child_id: string },
  now: Date,
): string {
  const token = signedToken(tokenSecret, purposeOf(child_id), parent_id, now);
  return `${publicUrl}${UNSUBSCRIBE_PATH}?child=${child_id}&token=${token}`;
}

/** Returns the parent for whom a link about a child works. */
export const readLink = (secret: string, childId: string, token: string, now: Date) =>
  readSignedToken(secret, purposeOf(childId), token, now);
