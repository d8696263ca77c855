import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { OWN_PYTHON_PACKAGES } from '@codivia/contract/api/site';
import { publicRisks } from './local-trial.ts';
import type { S3Config } from './s3-address.ts';
import { ConfigError, type Environment, readSettings, type Settings } from './settings.ts';

export { ConfigError };

/** Settings to reach Stripe and to verify its events. */
export interface StripeConfig {
  secretKey: string;
  webhookSecret: string;
  /** Unset: Stripe itself; tests have a host of their own. */
  apiBase: string | undefined;
}

/** Settings to sign in with a school's OpenID Connect provider. */
export interface OidcConfig {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The name on the button. */
  name: string;
}

/** Settings of one server process. Durations in names carry their unit. */
export interface Config {
  host: string;
  port: number;
  /** Base of every link in mails and pages, without a slash at its end. */
  publicUrl: string;
  dataDir: string;
  /** Unset: the embedded database in dataDir. */
  databaseUrl: string | undefined;
  /**
   * Address for connections that need a session of their own, past a pooler at databaseUrl; without a pooler it is the
   * same.
   */
  databaseDirectUrl: string | undefined;
  /** A standby, for reads that may be late; unset: the primary answers them. */
  databaseReplicaUrl: string | undefined;
  tokenSecret: string;
  /** True if the secret comes from the data folder and not from a setting. */
  tokenSecretStored: boolean;
  adminEmail: string;
  /** Unset: a random one is made and printed once. */
  adminPassword: string | undefined;
  /** Unset: mails are kept and shown at /dev/mailbox. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Addresses or networks of proxies whose X-Forwarded-For is believed; none by default. */
  trustProxy: string[];
  /** Unset: files are kept in the database. */
  s3: S3Config | undefined;
  /** Unset: payments run in the sandbox. */
  stripe: StripeConfig | undefined;
  /** Unset: pupils sign in with their words only. */
  oidc: OidcConfig | undefined;
  /** Address of the folder of Python's packages, with the slash at the end. */
  pythonPackagesUrl: string;
  /** The folder with these packages on this machine, when this server offers them itself. */
  pythonPackagesFolder: string | undefined;
  /** Unset: the other loopback name when the app is on loopback, else the app's own origin. */
  runnerOrigin: string | undefined;
  aiChatUrl: string;
  communityUrl: string;
  /** Address of the sound or video of a live session, with `{id}` for the session; unset: there is none. */
  liveVideoUrl: string | undefined;
  contactEmail: string;
  /** For the legal notice; undefined when the operator has not said. */
  publisherName: string | undefined;
  publisherAddress: string | undefined;
  hostingProvider: string | undefined;
  /** False: visited rooms and lessons are not kept for offline use, and those kept before are deleted. */
  offline: boolean;
  /** True: the local mailbox and the payment sandbox may be open on a public address. */
  demo: boolean;
  /** Token that readers of `/metrics` must send; unset: `/metrics` answers only where the server is not public. */
  metricsToken: string | undefined;
  /**
   * Address that traces are sent to, as OTLP over HTTP; unset: there are no traces, and none of their code is loaded.
   */
  otlpEndpoint: string | undefined;
  /** Time during which requests are still served after SIGTERM, in milliseconds. */
  drainDelayMs: number;
  /** Number of processes that serve; unset: as many as processors and the database allow. */
  workers: number | undefined;
  logLevel: string;
}

/**
 * Delay before stopping, in seconds. With a database server there are other processes and a proxy, which has to notice.
 */
const DRAIN_DELAY = 3;

function runnerOriginOf(address: string | undefined, publicUrl: string): string | undefined {
  if (!address) return undefined;
  const { href, origin, hostname } = new URL(address);
  if (href !== `${origin}/`) {
    throw new ConfigError('RUNNER_ORIGIN must be an address without a path.');
  }
  if (hostname === new URL(publicUrl).hostname) {
    throw new ConfigError('RUNNER_ORIGIN must have another host name than PUBLIC_URL.');
  }
  return origin;
}

/** An address, or a folder on this machine that this server then offers itself. */
function pythonPackagesOf(
  setting: string,
): Pick<Config, 'pythonPackagesUrl' | 'pythonPackagesFolder'> {
  if (/^https?:\/\/./.test(setting) && URL.canParse(setting)) {
    return {
      pythonPackagesUrl: `${setting.replace(/(?<!\/)\/+$/, '')}/`,
      pythonPackagesFolder: undefined,
    };
  }
  const folder = resolve(setting);
  if (/^\w+:\/\//.test(setting) || !existsSync(folder)) {
    throw new ConfigError(
      `PYTHON_PACKAGES_URL must be an address like https://… or an existing folder, not "${setting}".`,
    );
  }
  return { pythonPackagesUrl: OWN_PYTHON_PACKAGES, pythonPackagesFolder: folder };
}

function stripeOf({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_BASE: apiBase,
}: Settings): StripeConfig | undefined {
  if (!secretKey && !webhookSecret) return undefined;
  if (!secretKey || !webhookSecret) {
    throw new ConfigError('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together.');
  }
  return { secretKey, webhookSecret, apiBase };
}

function oidcOf(settings: Settings): OidcConfig | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId } = settings;
  const { OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME: name } = settings;
  if (!issuer && !clientId && !clientSecret && !name) return undefined;
  if (!issuer || !clientId || !clientSecret || !name) {
    throw new ConfigError(
      'OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and OIDC_NAME must be set together.',
    );
  }
  return { issuer, clientId, clientSecret, name };
}

/** The addresses of the direct connection and of the replica require DATABASE_URL. */
function databaseOf({
  DATABASE_URL: databaseUrl,
  DATABASE_DIRECT_URL: direct,
  DATABASE_REPLICA_URL: databaseReplicaUrl,
}: Settings): Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'databaseReplicaUrl'> {
  if (!databaseUrl && (direct || databaseReplicaUrl)) {
    const name = direct ? 'DATABASE_DIRECT_URL' : 'DATABASE_REPLICA_URL';
    throw new ConfigError(`${name} is for a database server: set DATABASE_URL too.`);
  }
  return { databaseUrl, databaseDirectUrl: direct ?? databaseUrl, databaseReplicaUrl };
}

/** Refuses several workers on the embedded database: two processes on it would lose rows. */
function workersOf({ WORKERS: workers, DATABASE_URL: databaseUrl }: Settings): number | undefined {
  if (databaseUrl) return workers;
  if (workers !== undefined && workers > 1) {
    throw new ConfigError(
      'WORKERS must be 1 without DATABASE_URL: the embedded database is for one process.',
    );
  }
  return 1;
}

/** Refuses to expose the substitutes for local trials to the public, unless that is asked for. */
function refusePublicRisks(config: Config): Config {
  const [risk] = config.demo ? [] : publicRisks(config);
  if (risk) {
    throw new ConfigError(
      `this address is public, and ${risk} Set it, or DEMO=on for a machine where all may be seen.`,
    );
  }
  return config;
}

const secretFile = (dataDir: string) => join(dataDir, 'token-secret');

/** Stores the secret of another data folder in this one, on which no server runs. */
export function storeSecret(dataDir: string, secret: string): void {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(secretFile(dataDir), secret, { mode: 0o600 });
}

/** Returns the secret of the data folder, which is created on first use; a single process keeps it for itself. */
function storedSecret(dataDir: string): string {
  const file = secretFile(dataDir);
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw new ConfigError(`DATA_DIR ${dataDir} cannot be written: ${(error as Error).message}`);
    }
  }
  return readFileSync(file, 'utf8').trim();
}

/** Reads and checks every setting. Throws ConfigError with one clear line. */
export function readConfig(env: Environment): Config {
  const settings = readSettings(env);
  const dataDir = resolve(settings.DATA_DIR);
  const publicUrl = (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(
    /(?<!\/)\/+$/,
    '',
  );
  return refusePublicRisks({
    host: settings.HOST,
    port: settings.PORT,
    publicUrl,
    dataDir,
    ...databaseOf(settings),
    tokenSecret: settings.TOKEN_SECRET ?? storedSecret(dataDir),
    tokenSecretStored: !settings.TOKEN_SECRET,
    adminEmail: settings.ADMIN_EMAIL,
    adminPassword: settings.ADMIN_PASSWORD,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    trustProxy: settings.TRUST_PROXY.split(',')
      .map((proxy) => proxy.trim())
      .filter(Boolean),
    s3: settings.S3_URL,
    stripe: stripeOf(settings),
    oidc: oidcOf(settings),
    ...pythonPackagesOf(settings.PYTHON_PACKAGES_URL),
    runnerOrigin: runnerOriginOf(settings.RUNNER_ORIGIN, publicUrl),
    aiChatUrl: settings.AI_CHAT_URL,
    // An empty setting means that there is no community; without the setting there is the usual one.
    communityUrl: env.COMMUNITY_URL?.trim() === '' ? '' : settings.COMMUNITY_URL,
    liveVideoUrl: settings.LIVE_VIDEO_URL,
    contactEmail: settings.CONTACT_EMAIL,
    publisherName: settings.PUBLISHER_NAME,
    publisherAddress: settings.PUBLISHER_ADDRESS,
    hostingProvider: settings.HOSTING_PROVIDER,
    offline: settings.OFFLINE,
    demo: settings.DEMO,
    metricsToken: settings.METRICS_TOKEN,
    otlpEndpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
    drainDelayMs: 1000 * (settings.DRAIN_DELAY ?? (settings.DATABASE_URL ? DRAIN_DELAY : 0)),
    workers: workersOf(settings),
    logLevel: settings.LOG_LEVEL,
  });
}

/**
 * Returns the secret that belongs into a backup: the one of the data folder, since operators keep their settings
 * themselves.
 */
export function secretForBackup({ tokenSecret, tokenSecretStored }: Config): string | null {
  return tokenSecretStored ? tokenSecret : null;
}
