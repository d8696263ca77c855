import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { type Actor, actor, decide, publish, report } from '../../../test/review-calls.ts';

let server: TestApp;
let owner: Actor;
let ann: Actor;
let ben: Actor;
let admin: Actor;
let id: string;
let project_id: string;
beforeAll(async () => {
  server = await buildTestApp();
  admin = await actor(server, { role: 'admin' });
  ann = await actor(server);
  ben = await actor(server);
});
beforeEach(async () => {
  owner = await actor(server, { premium: true });
  ({ id, project_id } = await publish(owner));
});
afterAll(() => server.close());

/** Two members report it. */
const hideByReports = async () => {
  await report(ann, id, 'hate');
  await report(ben, id, 'copied');
};

describe('the same code in another project', () => {
  const CODE = Array.from({ length: 9 }, (_, n) => `print("Line", ${n})`).join('\n');
  const copy = async (code: string) => {
    const body = { name: 'Copy', kind: 'python', files: { 'main.py': code } };
    const { body: made } = await owner.post('/projects', body);
    return (await publish(owner, { project_id: made.id, title: 'New name' })).answer;
  };
  const write = (code: string, revision: number) =>
    owner.put(`/projects/${project_id}`, {
      name: 'Mine',
      files: { 'main.py': code },
      revision,
    });
  beforeEach(async () => {
    expect((await write(CODE, 1)).status).toBe(200);
    await publish(owner, { project_id });
  });

  test('is refused while one of them is hidden, with what to do', async () => {
    await hideByReports();
    for (const code of [CODE, `# new\n${CODE}\nprint("Bye")\n`]) {
      const { status, body } = await copy(code);
      expect([status, body.code]).toEqual([422, 'published_copy_hidden']);
      expect(body.detail.en).toMatch(/“Pong”, whose page is hidden/);
      expect(body.detail.fr).toMatch(/«\sPong\s», dont la page est masquée/);
    }
    await decide(admin, id, 'hide');
    expect((await copy(CODE)).status).toBe(422);
    expect((await copy('name = input("Who? ")\nprint("Hello", name)')).status).toBe(200);
    // Another member may have written the same code, and their page stays open.
    const other = await actor(server, { premium: true });
    const body = { name: 'Other', kind: 'python', files: { 'main.py': CODE } };
    const { body: theirs } = await other.post('/projects', body);
    expect((await publish(other, { project_id: theirs.id })).answer.status).toBe(200);
    expect((await publish(owner, { project_id })).answer.body.state).toBe('hidden');
  });

  test('is refused too when the hidden page was closed, or its project changed', async () => {
    await hideByReports();
    await write('print("Something else")', 2);
    expect((await copy(CODE)).status).toBe(422);
    await write(CODE, 3);
    await owner.del(`/published-projects/${id}`);
    expect((await copy(CODE)).status).toBe(422);
  });

  test('may be published once the first one is shown again', async () => {
    await hideByReports();
    await decide(admin, id, 'keep');
    expect((await copy(CODE)).status).toBe(200);
  });
});
