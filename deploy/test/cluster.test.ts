import { parseEnv } from 'node:util';
import { readHealth, readLiveness } from '@codivia/contract/site';
import { expect, test } from 'vitest';
import { readSettings } from '../../server/src/settings.ts';
import { CONNECTIONS_PER_WORKER } from '../../server/src/workers/worker-count.ts';
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
  expect(variable('DATABASE_URL').valueFrom.secretKeyRef.name).toBe(`${DATABASE}-app`);
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

test('the database has a connection for every one that all processes may open', () => {
  expect(variable('WORKERS').value).toBe('1');
  const { maxReplicas } = manifest('HorizontalPodAutoscaler').spec;
  const surge = spec.strategy.rollingUpdate.maxSurge;
  const { max_connections } = manifest('Cluster', DATABASE).spec.postgresql.parameters;
  // Some remain for the operator, backups and people.
  expect(Number(max_connections)).toBeGreaterThanOrEqual(
    (maxReplicas + surge) * CONNECTIONS_PER_WORKER + 20,
  );
});

const FILES = ['settings.env', 'secrets.env.example'];

test.each(FILES)('%s has settings that exist, with values that are accepted', (file) => {
  const given = parseEnv(readText(`deploy/kubernetes/example/${file}`));
  const known = readSettings({});
  expect(Object.keys(given).filter((name) => !(name in known))).toEqual([]);
  expect(() => readSettings(given)).not.toThrow();
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
