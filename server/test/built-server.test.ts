import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { buildServer, serverArguments } from '../../scripts/server-entry.mjs';
import { hashOfFile } from './file-calls.ts';
import { startRealServer } from './real-server.ts';
import { openTestDatabase } from './test-database.ts';

/** An address at which nothing answers: it is enough that the client was loaded. */
const AWAY = '127.0.0.1:9';

/** Settings that load the code which most servers do without. */
const ALL_SERVICES = {
  SMTP_URL: `smtp://${AWAY}`,
  S3_URL: `http://key:secret@${AWAY}/files`,
  OTEL_EXPORTER_OTLP_ENDPOINT: `http://${AWAY}`,
  STRIPE_SECRET_KEY: 'sk_test_nothing',
  STRIPE_WEBHOOK_SECRET: 'whsec_nothing',
  STRIPE_API_BASE: `http://${AWAY}`,
};

describe.runIf(inject('testDatabase').kind === 'server')('the built server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'codivia-built-'));
  beforeAll(buildServer);
  afterAll(() => rmSync(folder, { recursive: true }));

  test('is what operators start', () => {
    expect(serverArguments().at(-1)).toMatch(/server\/dist\/main\.js$/);
  });

  test('serves with every service set, and checks passwords and reads files in its threads', async () => {
    const { settings, close } = await openTestDatabase();
    await close();
    const server = await startRealServer({ ...settings, ...ALL_SERVICES, WORKERS: '1' });
    try {
      const password = /password: (\S+)/.exec(server.printed())?.[1];
      expect(password, server.printed()).toBeDefined();
      const answer = await fetch(`${server.url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'admin@codivia.local', password }),
      });
      expect(answer.status).toBe(200);
      const { access_token } = (await answer.json()) as { access_token: string };
      const broken = '<svg><g></svg>';
      const sent = await fetch(`${server.url}/api/files/${hashOfFile(broken)}`, {
        method: 'PUT',
        headers: {
          authorization: `Bearer ${access_token}`,
          'content-type': 'application/octet-stream',
        },
        body: broken,
      });
      expect(await sent.json()).toMatchObject({ code: 'file_broken' });
      expect(await (await fetch(`${server.url}/`)).text()).toContain('Codivia');
    } finally {
      server.child.kill('SIGKILL');
      await server.ended;
    }
  });

  test('names the lines of its sources when it fails', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const server = await startRealServer({ DATA_DIR: file });
    expect(await server.ended).toBe(1);
    expect(server.printed()).toMatch(/server\/src\/[\w/-]+\.ts:\d+/);
  });
});
