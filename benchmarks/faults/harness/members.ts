import { ADMIN_EMAIL, ADMIN_PASSWORD } from './codivia.ts';
import { sendRequest } from './send-request.ts';

/** Members that are created in parallel. */
const BATCH_SIZE = 10;

export interface Member {
  email: string;
  password: string;
  token: string;
  /** Refresh token, valid once. */
  refresh: string;
}

/** Properties of the members; by default premium and no administrators. */
export interface MemberOptions {
  /** Keeps addresses of several calls distinct. */
  suffix?: string;
  role?: 'user' | 'admin';
  premium?: boolean;
}

async function expectJson<T>(response: Promise<{ status: number; text: string }>): Promise<T> {
  const { status, text } = await response;
  if (status !== 200) throw new Error(`preparing was answered with ${status}: ${text}`);
  return JSON.parse(text) as T;
}

/** Signs in; returns the tokens. */
async function signIn(url: string, email: string, password: string) {
  const body = { email, password };
  const response = sendRequest(url, { method: 'POST', path: '/api/auth/login', body });
  const answer = await expectJson<{ access_token: string; refresh_token: string }>(response);
  return { token: answer.access_token, refresh: answer.refresh_token };
}

/** Signs a member in again. */
export async function renewToken(url: string, member: Member): Promise<void> {
  Object.assign(member, await signIn(url, member.email, member.password));
}

/** Creates this many members as an administrator, and signs them in. */
export async function createMembers(
  url: string,
  count: number,
  { suffix = '', role = 'user', premium = true }: MemberOptions = {},
): Promise<Member[]> {
  const { token } = await signIn(url, ADMIN_EMAIL, ADMIN_PASSWORD);
  const create = async (index: number): Promise<Member> => {
    const email = `member-${index}${suffix}@example.org`;
    const password = 'a password for campaigns';
    const body = { name: `Member ${index}`, email, password, is_premium: premium, role };
    await expectJson(sendRequest(url, { method: 'POST', path: '/api/admin/users', token, body }));
    return { email, password, ...(await signIn(url, email, password)) };
  };
  const members: Member[] = [];
  for (let first = 0; first < count; first += BATCH_SIZE) {
    const indexes = Array.from(
      { length: Math.min(BATCH_SIZE, count - first) },
      (_, i) => first + i,
    );
    members.push(...(await Promise.all(indexes.map(create))));
  }
  return members;
}
