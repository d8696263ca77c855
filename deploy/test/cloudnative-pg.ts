import { Ajv } from 'ajv';
import type { Json } from './files.ts';

/*
 * The schemas of these kinds are published as no package: the fields that our manifests use are listed here, and no
 * others are accepted. The manifests were also checked against the definitions of CloudNativePG 1.30.
 */
const text = { type: 'string', minLength: 1 };
const only = (properties: Json, required = Object.keys(properties)) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});
const size = { type: 'string', pattern: '^[1-9]\\d*Gi$' };
const volume = only({ size });
const key = only({ name: text, key: text });
const compressed = only({
  compression: { enum: ['gzip'] },
  encryption: { enum: ['AES256'] },
});
const resources = only({
  requests: only({ cpu: { type: 'string', pattern: '^\\d+$' }, memory: size }),
  limits: only({ memory: size }),
});
const BARMAN = { const: 'barman-cloud.cloudnative-pg.io' };

const cluster = only({
  instances: { type: 'integer', minimum: 2 },
  imageName: { type: 'string', pattern: '^ghcr\\.io/cloudnative-pg/postgresql:1[678]\\b' },
  postgresql: only({
    synchronous: only({ method: { enum: ['any', 'first'] }, number: { type: 'integer' } }),
    // PostgreSQL's own settings, always as texts.
    parameters: { type: 'object', additionalProperties: text, required: ['max_connections'] },
  }),
  bootstrap: only({
    initdb: only({ database: text, owner: text, encoding: { const: 'UTF8' } }),
  }),
  storage: volume,
  walStorage: volume,
  resources,
  affinity: only({
    topologyKey: { const: 'kubernetes.io/hostname' },
    podAntiAffinityType: { const: 'required' },
  }),
  plugins: {
    type: 'array',
    minItems: 1,
    items: only({
      name: BARMAN,
      isWALArchiver: { const: true },
      parameters: only({ barmanObjectName: text }),
    }),
  },
});

const count = { type: 'string', pattern: '^\\d+$' };
const pooler = only({
  cluster: only({ name: text }),
  instances: { type: 'integer', minimum: 2 },
  type: { const: 'rw' },
  pgbouncer: only({
    poolMode: { const: 'transaction' },
    // PgBouncer's own settings, those that the operator accepts.
    parameters: only({
      max_client_conn: count,
      default_pool_size: count,
      query_wait_timeout: count,
      server_login_retry: count,
      server_connect_timeout: count,
    }),
  }),
});

const scheduledBackup = only({
  schedule: { type: 'string', pattern: '^([\\d*/,-]+ ){5}[\\d*/,-]+$' },
  immediate: { type: 'boolean' },
  backupOwnerReference: { enum: ['none', 'self', 'cluster'] },
  cluster: only({ name: text }),
  method: { const: 'plugin' },
  pluginConfiguration: only({ name: BARMAN }),
});

const objectStore = only({
  retentionPolicy: { type: 'string', pattern: '^[1-9]\\d*[dwm]$' },
  configuration: only(
    {
      destinationPath: { type: 'string', pattern: '^s3://[\\w.-]+/' },
      s3Credentials: only({ accessKeyId: key, secretAccessKey: key }),
      wal: compressed,
      data: compressed,
    },
    ['destinationPath', 's3Credentials', 'wal', 'data'],
  ),
});

const manifestOf = (apiVersion: string, spec: Json) =>
  only({
    apiVersion: { const: apiVersion },
    kind: text,
    metadata: only({ name: text }),
    spec,
  });

const ajv = new Ajv({ allErrors: true, allowUnionTypes: true });
const KINDS: Record<string, ReturnType<Ajv['compile']>> = {
  Cluster: ajv.compile(manifestOf('postgresql.cnpg.io/v1', cluster)),
  Pooler: ajv.compile(manifestOf('postgresql.cnpg.io/v1', pooler)),
  ScheduledBackup: ajv.compile(manifestOf('postgresql.cnpg.io/v1', scheduledBackup)),
  ObjectStore: ajv.compile(manifestOf('barmancloud.cnpg.io/v1', objectStore)),
};

/** Returns the faults of a manifest of CloudNativePG, or undefined for other kinds. */
export function databaseFaultsOf(body: Json): string[] | undefined {
  const validate = KINDS[body.kind];
  if (!validate) return undefined;
  validate(body);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
