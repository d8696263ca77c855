import { ask } from './ask.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD } from './codivia.ts';

/** Members that are made at once. */
const AT_ONCE = 10;

export interface Member {
  email: string;
  password: string;
  token: string;
  /** Trades for a new pair of tokens, once. */
  refresh: string;
}

/** What members are to be, unless they are premium and no administrators. */
export interface MemberOptions {
  /** Tells several calls apart. */
  suffix?: string;
  role?: 'user' | 'admin';
  premium?: boolean;
}

async function expectJson<T>(question: Promise<{ status: number; text: string }>): Promise<T> {
  const { status, text } = await question;
  if (status !== 200) throw new Error(`preparing was answered with ${status}: ${text}`);
  return JSON.parse(text) as T;
}

/** Signs in; answers the tokens. */
async function signIn(url: string, email: string, password: string) {
  const body = { email, password };
  const question = ask(url, { method: 'POST', path: '/api/auth/login', body });
  const answer = await expectJson<{ access_token: string; refresh_token: string }>(question);
  return { token: answer.access_token, refresh: answer.refresh_token };
}

/** Signs a member in again. */
export async function renewToken(url: string, member: Member): Promise<void> {
  Object.assign(member, await signIn(url, member.email, member.password));
}

/** Makes so many members as an administrator does, and signs them in. */
export async function createMembers(
  url: string,
  count: number,
  { suffix = '', role = 'user', premium = true }: MemberOptions = {},
): Promise<Member[]> {
  const { token } = await signIn(url, ADMIN_EMAIL, ADMIN_PASSWORD);
  const create = async (place: number): Promise<Member> => {
    const email = `member-${place}${suffix}@example.org`;
    const password = 'a password for campaigns';
    const body = { name: `Member ${place}`, email, password, is_premium: premium, role };
    await expectJson(ask(url, { method: 'POST', path: '/api/admin/users', token, body }));
    return { email, password, ...(await signIn(url, email, password)) };
  };
  const members: Member[] = [];
  for (let first = 0; first < count; first += AT_ONCE) {
    const places = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, i) => first + i);
    members.push(...(await Promise.all(places.map(create))));
  }
  return members;
}
