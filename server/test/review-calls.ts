import type { TestApp } from './build-app.ts';
import { createMember, type MemberOptions } from './factories.ts';

/** Creates a member who calls the API. */
export async function actor(server: TestApp, options: MemberOptions = {}) {
  const { user, token } = await createMember(server, options);
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE') => (path: string, body?: unknown) =>
    server.call(method, path, { token, ...(body === undefined ? {} : { body }) });
  return {
    user,
    token,
    get: send('GET'),
    post: send('POST'),
    put: send('PUT'),
    del: send('DELETE'),
  };
}

export type Actor = Awaited<ReturnType<typeof actor>>;

/** Publishes a project of the member's, or a newer version of it. */
export async function publish(
  owner: Actor,
  {
    project_id,
    title = 'Pong',
    description = 'Two players.',
  }: Partial<Record<string, string>> = {},
) {
  const body = { name: 'Mine', kind: 'python', files: { 'main.py': 'print("Pong")\n' } };
  const id = project_id ?? ((await owner.post('/projects', body)).body.id as string);
  const texts = { title, description, accepted_revision: null };
  const answer = await owner.put(`/projects/${id}/published`, texts);
  return { project_id: id, id: answer.body.id as string, answer };
}

export const report = (by: Actor, id: string, reason = 'hate', text = '') =>
  by.post(`/published-projects/${id}/reports`, { reason, text });

/** Decides about the version that the administrator sees at this moment. */
export async function decide(
  admin: Actor,
  id: string,
  decision: 'keep' | 'hide',
  changes: object = {},
) {
  const { version, updated_at } = (await admin.get(`/admin/published-projects/${id}`)).body;
  const reason = decision === 'hide' ? 'hate' : null;
  return admin.post(`/admin/published-projects/${id}/decisions`, {
    decision,
    reason,
    words: '',
    version,
    updated_at,
    ...changes,
  });
}

export async function select(admin: Actor, id: string, selected = true, changes: object = {}) {
  const { version, updated_at } = (await admin.get(`/admin/published-projects/${id}`)).body;
  const body = { selected, version, updated_at, ...changes };
  return admin.put(`/admin/published-projects/${id}/gallery`, body);
}

/** Appeals against the decision that hides the project now. */
export async function appeal(owner: Actor, id: string, text = 'Please look again.') {
  const { body } = await owner.get('/published-projects');
  const decision_id = body.find((one: { id: string }) => one.id === id)?.decision?.id;
  return owner.post(`/published-projects/${id}/appeals`, { decision_id, text });
}
