import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { OWN_PYTHON_PACKAGES, PYTHON_PACKAGES_URL } from '@codivia/contract/site';
import { publicRisks } from './local-trial.ts';

/** How to reach Stripe, and how to know its events. */
export interface StripeConfig {
  secretKey: string;
  webhookSecret: string;
  /** Unset: Stripe itself; tests have a host of their own. */
  apiBase: string | undefined;
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
  tokenSecret: string;
  adminEmail: string;
  /** Unset: a random one is made and printed once. */
  adminPassword: string | undefined;
  /** Unset: mails are kept and shown at /dev/mailbox. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Addresses or networks of proxies whose X-Forwarded-For is believed; none by default. */
  trustProxy: string[];
  /** Unset: payments run in the sandbox. */
  stripe: StripeConfig | undefined;
  /** Address of the folder of Python's packages, with the slash at the end. */
  pythonPackagesUrl: string;
  /** The folder with these packages on this machine, when this server offers them itself. */
  pythonPackagesFolder: string | undefined;
  /** Unset: the other loopback name when the app is on loopback, else the app's own origin. */
  runnerOrigin: string | undefined;
  aiChatUrl: string;
  communityUrl: string;
  contactEmail: string;
  /** For the legal notice; undefined when the operator has not said. */
  publisherName: string | undefined;
  publisherAddress: string | undefined;
  hostingProvider: string | undefined;
  /** False: visited rooms are not kept for times without network, and what was kept is dropped. */
  offline: boolean;
  /** True: the local mailbox and the payment sandbox may be open on a public address. */
  demo: boolean;
  /** What whoever reads `/metrics` has to show; unset: it answers where the server is not public. */
  metricsToken: string | undefined;
  logLevel: string;
}

/** A setting that cannot be used, said in one line. */
export class ConfigError extends Error {}

type Environment = Record<string, string | undefined>;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

function setting(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value ? value : undefined;
}

function portOf(env: Environment): number {
  const text = setting(env, 'PORT') ?? '3000';
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new ConfigError(`PORT must be a number from 0 to 65535, not "${text}".`);
  }
  return port;
}

function urlOf(env: Environment, name: string, protocols: string[]): string | undefined {
  const text = setting(env, name);
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !protocols.includes(url.protocol)) {
    const wanted = protocols.map((protocol) => `${protocol}//…`).join(' or ');
    throw new ConfigError(`${name} must be an address like ${wanted}.`);
  }
  return text;
}

function webUrlOf(env: Environment, name: string, fallback: string): string {
  return urlOf(env, name, ['http:', 'https:']) ?? fallback;
}

function runnerOriginOf(env: Environment, publicUrl: string): string | undefined {
  const text = urlOf(env, 'RUNNER_ORIGIN', ['http:', 'https:']);
  if (!text) return undefined;
  const { href, origin, hostname } = new URL(text);
  if (href !== `${origin}/`) {
    throw new ConfigError('RUNNER_ORIGIN must be an address without a path.');
  }
  if (hostname === new URL(publicUrl).hostname) {
    throw new ConfigError('RUNNER_ORIGIN must have another host name than PUBLIC_URL.');
  }
  return origin;
}

function emailOf(env: Environment, name: string, fallback: string): string {
  const text = setting(env, name) ?? fallback;
  if (!/^[^\s@]+@[^\s@]+$/.test(text)) {
    throw new ConfigError(`${name} must be an e-mail address, not "${text}".`);
  }
  return text;
}

/** An address, or a folder on this machine that this server then offers itself. */
function pythonPackagesOf(
  env: Environment,
): Pick<Config, 'pythonPackagesUrl' | 'pythonPackagesFolder'> {
  const text = setting(env, 'PYTHON_PACKAGES_URL') ?? PYTHON_PACKAGES_URL;
  if (/^https?:\/\/./.test(text) && URL.canParse(text)) {
    return { pythonPackagesUrl: text.replace(/\/*$/, '/'), pythonPackagesFolder: undefined };
  }
  const folder = resolve(text);
  if (/^\w+:\/\//.test(text) || !existsSync(folder)) {
    throw new ConfigError(
      `PYTHON_PACKAGES_URL must be an address like https://… or an existing folder, not "${text}".`,
    );
  }
  return { pythonPackagesUrl: OWN_PYTHON_PACKAGES, pythonPackagesFolder: folder };
}

function adminPasswordOf(env: Environment): string | undefined {
  const password = setting(env, 'ADMIN_PASSWORD');
  if (password && password.length < 6) {
    throw new ConfigError('ADMIN_PASSWORD must have at least 6 characters.');
  }
  return password;
}

function logLevelOf(env: Environment): string {
  const level = setting(env, 'LOG_LEVEL') ?? 'warn';
  if (!LOG_LEVELS.includes(level)) {
    throw new ConfigError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`);
  }
  return level;
}

function switchOf(env: Environment, name: string, fallback: 'on' | 'off'): boolean {
  const choice = setting(env, name) ?? fallback;
  if (choice !== 'on' && choice !== 'off') {
    throw new ConfigError(`${name} must be on or off, not "${choice}".`);
  }
  return choice === 'on';
}

function metricsTokenOf(env: Environment): string | undefined {
  const token = setting(env, 'METRICS_TOKEN');
  if (token && token.length < 16) {
    throw new ConfigError('METRICS_TOKEN must have at least 16 characters.');
  }
  return token;
}

/** Refuses to open what exists for local trials to everybody, unless that is asked for. */
function refusePublicRisks(config: Config): Config {
  const [risk] = config.demo ? [] : publicRisks(config);
  if (risk) {
    throw new ConfigError(
      `this address is public, and ${risk} Set it, or DEMO=on for a machine where all may be seen.`,
    );
  }
  return config;
}

/** The secret of the data folder, made on first use: a single process keeps it for itself. */
function storedSecret(dataDir: string): string {
  const file = join(dataDir, 'token-secret');
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

function tokenSecretOf(env: Environment, dataDir: string): string {
  const given = setting(env, 'TOKEN_SECRET');
  if (given && given.length < 32) {
    throw new ConfigError('TOKEN_SECRET must have at least 32 characters.');
  }
  if (!given && setting(env, 'DATABASE_URL')) {
    throw new ConfigError(
      'TOKEN_SECRET is required when DATABASE_URL is set: all processes share it.',
    );
  }
  return given ?? storedSecret(dataDir);
}

function stripeOf(env: Environment): StripeConfig | undefined {
  const secretKey = setting(env, 'STRIPE_SECRET_KEY');
  const webhookSecret = setting(env, 'STRIPE_WEBHOOK_SECRET');
  const apiBase = urlOf(env, 'STRIPE_API_BASE', ['http:', 'https:']);
  if (!secretKey && !webhookSecret) return undefined;
  if (!secretKey || !webhookSecret) {
    throw new ConfigError('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together.');
  }
  return { secretKey, webhookSecret, apiBase };
}

/** Reads and checks every setting. Throws ConfigError with one clear line. */
export function readConfig(env: Environment): Config {
  const port = portOf(env);
  const dataDir = resolve(setting(env, 'DATA_DIR') ?? 'data');
  const publicUrl = webUrlOf(env, 'PUBLIC_URL', `http://localhost:${port}`).replace(/\/+$/, '');
  return refusePublicRisks({
    host: setting(env, 'HOST') ?? '127.0.0.1',
    port,
    publicUrl,
    dataDir,
    databaseUrl: urlOf(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    tokenSecret: tokenSecretOf(env, dataDir),
    adminEmail: emailOf(env, 'ADMIN_EMAIL', 'admin@codivia.local'),
    adminPassword: adminPasswordOf(env),
    smtpUrl: urlOf(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: setting(env, 'MAIL_FROM') ?? 'Codivia <hello@codivia.local>',
    trustProxy: (setting(env, 'TRUST_PROXY') ?? '')
      .split(',')
      .map((p) => p.trim())
      .filter(Boolean),
    stripe: stripeOf(env),
    ...pythonPackagesOf(env),
    runnerOrigin: runnerOriginOf(env, publicUrl),
    aiChatUrl: webUrlOf(env, 'AI_CHAT_URL', 'https://chat.mistral.ai/'),
    communityUrl: webUrlOf(env, 'COMMUNITY_URL', 'https://discord.com/'),
    contactEmail: emailOf(env, 'CONTACT_EMAIL', 'contact@codivia.local'),
    publisherName: setting(env, 'PUBLISHER_NAME'),
    publisherAddress: setting(env, 'PUBLISHER_ADDRESS'),
    hostingProvider: setting(env, 'HOSTING_PROVIDER'),
    offline: switchOf(env, 'OFFLINE', 'on'),
    demo: switchOf(env, 'DEMO', 'off'),
    metricsToken: metricsTokenOf(env),
    logLevel: logLevelOf(env),
  });
}
