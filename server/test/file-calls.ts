import { createHash } from 'node:crypto';
import type { TestApp } from './build-app.ts';

/** Returns the SHA-256 of a content in hexadecimal digits, by which files are named. */
export const hashOfFile = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex');

/** Sends files to a server for a member, and makes projects that list them. */
export function fileCalls(server: TestApp) {
  const upload = async (token: string | null, content: Buffer | string, hash?: string) => {
    const response = await server.app.inject({
      method: 'PUT',
      url: `/api/files/${hash ?? hashOfFile(content)}`,
      payload: Buffer.from(content),
      headers: {
        'content-type': 'application/octet-stream',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
    });
    return { status: response.statusCode, body: response.json(), headers: response.headers };
  };
  const get = (token: string | null, url: string) =>
    server.app.inject({
      url: `/api${url}`,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
  /** Creates a project with these files, by name; each is sent first. */
  const projectWith = async (token: string, files: Record<string, Buffer | string>) => {
    const assets: { name: string; hash: string }[] = [];
    for (const [name, content] of Object.entries(files)) {
      const { body } = await upload(token, content);
      assets.push({ name, hash: body.hash });
    }
    const work = { name: 'Pong', kind: 'game', files: { 'sketch.js': 'let a;' }, assets };
    return (await server.call('POST', '/projects', { token, body: work })).body;
  };
  const save = (
    token: string,
    project: { id: string; revision: number; files: object },
    assets: { name: string; hash: string }[] | undefined,
  ) =>
    server.call('PUT', `/projects/${project.id}`, {
      token,
      body: { revision: project.revision, files: project.files, assets },
    });
  return { upload, get, projectWith, save };
}
