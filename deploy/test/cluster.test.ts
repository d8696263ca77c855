import { parseEnv } from 'node:util';
import { readHealth, readLiveness } from '@codivia/contract/api/site';
import { expect, test } from 'vitest';
import { readSettings } from '../../server/src/settings.ts';
import { DIRECT_CONNECTIONS_PER_WORKER } from '../../server/src/workers/worker-count.ts';
import { type Json, manifest, manifestsOf, readText } from './files.ts';

const { spec } = manifest('Deployment');
const pod = spec.template.spec;
const [container] = pod.containers;
const DATABASE = 'codivia-database';

/** The value of a variable of the container. */
const variable = (name: string): Json =>
  container.env.find((one: { name: string }) => one.name === name);

test('probes ask the endpoints that the server has', () => {
  const paths = [container.startupProbe, container.readinessProbe, container.livenessProbe].map(
    ({ httpGet }) => httpGet.path,
  );
  const health = `/api${readHealth.path}`;
  expect(paths).toEqual([health, health, `/api${readLiveness.path}`]);
});

test('a pod that stops serves until it is known, and ends before it is killed', () => {
  const { periodSeconds, failureThreshold, timeoutSeconds } = container.readinessProbe;
  const drain = Number(variable('DRAIN_DELAY').value);
  expect(drain).toBeGreaterThan(periodSeconds * failureThreshold + timeoutSeconds);
  // STOP_TIME of server/src/serve-process.ts.
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(drain + 10);
});

test('pods run without rights, on files that nobody may change', () => {
  expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
  expect(container.securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
  const mounted = container.volumeMounts.map(({ mountPath }: Json) => mountPath);
  expect(mounted).toEqual(['/tmp', '/data']);
});

test('everything that chooses pods chooses these', () => {
  const { labels } = spec.template.metadata;
  const chosen = [
    spec.selector.matchLabels,
    manifest('Service').spec.selector,
    manifest('PodDisruptionBudget').spec.selector.matchLabels,
    manifest('NetworkPolicy').spec.podSelector.matchLabels,
    manifest('PodMonitor').spec.selector.matchLabels,
  ];
  for (const choice of chosen) expect(labels).toMatchObject(choice);
  const { kind, name } = manifest('HorizontalPodAutoscaler').spec.scaleTargetRef;
  expect(manifest(kind, name).spec).toEqual(spec);
});

test('the database, its secret, its backups and its network are the same for all', () => {
  const cluster = manifest('Cluster', DATABASE);
  const backups = manifest('ScheduledBackup', DATABASE);
  const store = manifest('ObjectStore', 'codivia-backups');
  expect(backups.spec.cluster.name).toBe(DATABASE);
  const [archiver] = cluster.spec.plugins;
  expect(archiver.parameters.barmanObjectName).toBe(store.metadata.name);
  expect(backups.spec.pluginConfiguration.name).toBe(archiver.name);
  const policy = manifest('NetworkPolicy', DATABASE);
  expect(policy.spec.podSelector.matchLabels).toEqual({ 'cnpg.io/cluster': DATABASE });
});

test('requests go through the pooler, sessions to the primary, late reads to a standby', () => {
  const pooler = manifest('Pooler', 'codivia-pooler');
  expect(pooler.spec.cluster.name).toBe(DATABASE);
  const { name, key } = variable('DATABASE_DIRECT_URL').valueFrom.secretKeyRef;
  expect([name, key]).toEqual([`${DATABASE}-app`, 'uri']);
  const { database } = manifest('Cluster', DATABASE).spec.bootstrap.initdb;
  const addresses = { DATABASE_URL: pooler.metadata.name, DATABASE_REPLICA_URL: `${DATABASE}-ro` };
  for (const [setting, host] of Object.entries(addresses)) {
    const { value } = variable(setting);
    expect(value.endsWith(`@${host}:5432/${database}`)).toBe(true);
    for (const [, used] of value.matchAll(/\$\((\w+)\)/g)) {
      expect(variable(used).valueFrom.secretKeyRef.name).toBe(`${DATABASE}-app`);
    }
    expect(readSettings({})).toHaveProperty(setting);
  }
  const labels = { 'cnpg.io/poolerName': pooler.metadata.name };
  expect(manifest('NetworkPolicy', 'codivia-pooler').spec.podSelector.matchLabels).toEqual(labels);
  for (const policy of ['codivia', DATABASE]) {
    expect(JSON.stringify(manifest('NetworkPolicy', policy).spec)).toContain(
      JSON.stringify(labels),
    );
  }
});

test('the database has a connection for every one that all poolers and processes may open', () => {
  expect(variable('WORKERS').value).toBe('1');
  const { maxReplicas } = manifest('HorizontalPodAutoscaler').spec;
  const surge = spec.strategy.rollingUpdate.maxSurge;
  const { max_connections } = manifest('Cluster', DATABASE).spec.postgresql.parameters;
  const { instances, pgbouncer } = manifest('Pooler', 'codivia-pooler').spec;
  const pooled = instances * Number(pgbouncer.parameters.default_pool_size);
  // Some remain for the operator, backups and people, and for a process that sets the database up.
  expect(Number(max_connections)).toBeGreaterThanOrEqual(
    pooled + (maxReplicas + surge) * DIRECT_CONNECTIONS_PER_WORKER + 30,
  );
});

const FILES = ['settings.env', 'secrets.env.example'];

test.each(FILES)('%s has settings that exist, with values that are accepted', (file) => {
  const settings = parseEnv(readText(`deploy/kubernetes/example/${file}`));
  const known = readSettings({});
  expect(Object.keys(settings).filter((name) => !(name in known))).toEqual([]);
  expect(() => readSettings(settings)).not.toThrow();
});

test('every key of a secret that is asked for is in an example', () => {
  const [{ authorization }] = manifest('PodMonitor').spec.podMetricsEndpoints;
  const secrets = readText('deploy/kubernetes/example/secrets.env.example');
  expect(authorization.credentials.name).toBe(container.envFrom[1].secretRef.name);
  expect(parseEnv(secrets)).toHaveProperty(authorization.credentials.key);
  const { s3Credentials } = manifest('ObjectStore', 'codivia-backups').spec.configuration;
  const store = parseEnv(readText('deploy/kubernetes/example/backup-store.env.example'));
  for (const { key } of Object.values<Json>(s3Credentials)) expect(store).toHaveProperty(key);
});

test('nothing is reached unless a policy names it', () => {
  const policies = manifestsOf('example').filter(({ body }) => body.kind === 'NetworkPolicy');
  const closed = policies.filter(({ body }) => Object.keys(body.spec.podSelector).length === 0);
  expect(closed.map(({ body }) => body.spec)).toEqual([
    { podSelector: {}, policyTypes: ['Ingress', 'Egress'] },
  ]);
  const [port] = container.ports;
  const [rule] = manifest('NetworkPolicy').spec.ingress;
  expect(rule.ports).toEqual([{ port: port.name }]);
});
