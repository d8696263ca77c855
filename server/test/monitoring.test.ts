import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { buildTestApp, type TestApp } from './build-app.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Figures that other programs expose: CloudNativePG and its plugin for backups. */
const OTHERS = [
  'cnpg_collector_up',
  'barman_cloud_cloudnative_pg_io_last_available_backup_timestamp',
];

interface Rule {
  alert: string;
  expr: string;
  labels: Record<string, string>;
  annotations: Record<string, string>;
}
const { spec } = parse(read('deploy/kubernetes/monitoring/alerts.yaml'));
const rules: Rule[] = spec.groups.flatMap((group: { rules: Rule[] }) => group.rules);

interface Panel {
  title: string;
  targets: { expr: string }[];
}
const { panels } = JSON.parse(read('deploy/kubernetes/monitoring/dashboard.json'));
const expressions: [string, string][] = [
  ...rules.map(({ alert, expr }): [string, string] => [alert, expr]),
  ...(panels as Panel[]).flatMap(({ title, targets }) =>
    targets.map(({ expr }): [string, string] => [title, expr]),
  ),
];

/** Returns the parts of a PromQL expression by the names of the grammar; throws where it cannot be parsed. */
function partsOf(expression: string, part: string): string[] {
  const text = expression.replaceAll('$__rate_interval', '5m');
  const found: string[] = [];
  parser.parse(text).iterate({
    enter({ type, from, to }) {
      if (type.isError) throw new Error(`PromQL cannot be read after "${text.slice(0, from)}".`);
      if (type.name === part) found.push(text.slice(from, to));
    },
  });
  return found;
}

/** The names of figures in an expression. */
const namesIn = (expression: string) =>
  partsOf(expression, 'VectorSelector').map((selector) => selector.replace(/\{[\s\S]*/, '').trim());

let server: TestApp;
let text: string;
beforeAll(async () => {
  server = await buildTestApp();
  text = (await server.app.inject({ url: '/metrics' })).body;
});
afterAll(() => server.close());

/** Returns the names that the server shows, those of histograms with their endings. */
function shownNames(): Set<string> {
  const types = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  return new Set(
    types.flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
    ),
  );
}

test('expressions that cannot be read are noticed, and so are names', () => {
  expect(() => namesIn('sum(rate(up[5m])')).toThrow('cannot be read');
  expect(partsOf('a{route="/b",c!~"d"}', 'UnquotedLabelMatcher')).toEqual(['route="/b"', 'c!~"d"']);
  expect(namesIn('sum by (le) (rate(a_b{c="d"}[5m])) / max(e) > 1')).toEqual(['a_b', 'e']);
});

test.each(expressions)('%s uses figures that exist: %s', (_, expression) => {
  const names = namesIn(expression);
  expect(names.length).toBeGreaterThan(0);
  const known = new Set([...shownNames(), ...OTHERS]);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});

test.each(expressions)('%s names routes and queues that exist: %s', (_, expression) => {
  const queues = [...text.matchAll(/codivia_jobs_waiting\{queue="([^"]+)"\}/g)].map(
    ([, queue]) => queue ?? '',
  );
  for (const matcher of partsOf(expression, 'UnquotedLabelMatcher')) {
    const [, label, operator = '', value = ''] = /^(\w+)\s*([!=~]+)\s*"(.*)"$/.exec(matcher) ?? [];
    const isPattern = operator.includes('~');
    const matches = (name: string) =>
      isPattern ? new RegExp(`^(${value})$`).test(name) : name === value;
    if (label === 'queue') expect(queues.some(matches), matcher).toBe(true);
    if (label === 'route' && !isPattern) {
      expect(server.app.hasRoute({ method: 'GET', url: value }), value).toBe(true);
    }
  }
});

test('every alert says how bad it is, and what to do', () => {
  const guide = read('docs/operating.md');
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  for (const { alert, labels, annotations } of rules) {
    expect(['critical', 'warning']).toContain(labels.severity);
    expect(annotations.summary).toMatch(/\.$/);
    expect(annotations.runbook).toBe(`docs/operating.md#${alert.toLowerCase()}`);
    const [, entry = ''] = guide.split(`\n### ${alert}\n`);
    expect(entry.split('\n#')[0]?.trim().length, `no entry for ${alert}`).toBeGreaterThan(100);
  }
});

test('every panel of the dashboard has a title of its own and a place', () => {
  const titles = (panels as Panel[]).map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles.length).toBeGreaterThan(10);
});
