import { ask } from './ask.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD } from './codivia.ts';

/** Members that are made at once. */
const AT_ONCE = 10;

export interface Member {
  email: string;
  password: string;
  token: string;
}

async function expectJson<T>(question: Promise<{ status: number; text: string }>): Promise<T> {
  const { status, text } = await question;
  if (status !== 200) throw new Error(`preparing was answered with ${status}: ${text}`);
  return JSON.parse(text) as T;
}

/** Signs in; answers an access token. */
async function signIn(url: string, email: string, password: string): Promise<string> {
  const body = { email, password };
  const question = ask(url, { method: 'POST', path: '/api/auth/login', body });
  return (await expectJson<{ access_token: string }>(question)).access_token;
}

/** Signs a member in again. */
export async function renewToken(url: string, member: Member): Promise<void> {
  member.token = await signIn(url, member.email, member.password);
}

/**
 * Makes so many premium members, or administrators, as an administrator does, and signs them in; `suffix` tells several
 * calls apart.
 */
export async function createMembers(
  url: string,
  count: number,
  suffix = '',
  role: 'user' | 'admin' = 'user',
): Promise<Member[]> {
  const admin = await signIn(url, ADMIN_EMAIL, ADMIN_PASSWORD);
  const create = async (place: number): Promise<Member> => {
    const email = `member-${place}${suffix}@example.org`;
    const password = 'a password for campaigns';
    const body = { name: `Member ${place}`, email, password, is_premium: true, role };
    await expectJson(ask(url, { method: 'POST', path: '/api/admin/users', token: admin, body }));
    return { email, password, token: await signIn(url, email, password) };
  };
  const members: Member[] = [];
  for (let first = 0; first < count; first += AT_ONCE) {
    const places = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, i) => first + i);
    members.push(...(await Promise.all(places.map(create))));
  }
  return members;
}
