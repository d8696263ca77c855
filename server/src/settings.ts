import { COMMUNITY_FRONT_PAGE, PYTHON_PACKAGES_URL } from '@codivia/contract/api/site';
import { cleanEnv, EnvError, makeExactValidator } from 'envalid';
import { readS3Address } from './s3-address.ts';

/** A setting that cannot be used, with a message of one line. */
export class ConfigError extends Error {}

export type Environment = Record<string, string | undefined>;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Makes a kind of setting; `read` returns undefined for a text that breaks the rule. */
function kind<Value>(rule: string, read: (text: string) => Value | undefined) {
  return makeExactValidator<Value>((text) => {
    const value = read(text);
    if (value === undefined) throw new EnvError(rule);
    return value;
  });
}

/** Makes a kind of setting whose value is the text itself, when it passes. */
const when = (rule: string, passes: (text: string) => boolean) =>
  kind(rule, (text) => (passes(text) ? text : undefined));

const text = makeExactValidator<string>((value) => value);
const email = when('must be an e-mail address.', (value) => /^[^\s@]+@[^\s@]+$/.test(value));
const onOrOff = kind('must be on or off.', (value) => ({ on: true, off: false })[value]);
const port = kind('must be a number from 0 to 65535.', (value) => {
  const number = Number(value);
  return Number.isInteger(number) && number >= 0 && number <= 65_535 ? number : undefined;
});
const seconds = kind('must be a number of seconds from 0 to 300.', (value) => {
  const number = Number(value);
  return number >= 0 && number <= 300 ? number : undefined;
});
const processes = kind('must be a whole number from 1 to 256.', (value) => {
  const number = Number(value);
  return Number.isInteger(number) && number >= 1 && number <= 256 ? number : undefined;
});
const secret = (length: number) =>
  when(`must have at least ${length} characters.`, (value) => value.length >= length);
const address = (...protocols: string[]) =>
  when(
    `must be an address like ${protocols.map((protocol) => `${protocol}//…`).join(' or ')}.`,
    (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
  );
const webAddress = address('http:', 'https:');
const videoAddress = when(
  'must be an address like https://…/{id}, where {id} is replaced by the id of a live session.',
  (value) => {
    const filled = value.replaceAll('{id}', 'session');
    if (!URL.canParse(filled)) return false;
    const { protocol, host, href } = new URL(filled);
    return protocol === 'https:' && href.slice(`https://${host}`.length).includes('session');
  },
);
const s3Address = kind(
  'must be an address like https://key:secret@host/bucket?region=eu-west-3.',
  readS3Address,
);
const logLevel = when(`must be one of ${LOG_LEVELS.join(', ')}.`, (value) =>
  LOG_LEVELS.includes(value),
);

const unset = { default: undefined };
const SETTINGS = {
  HOST: text({ default: '127.0.0.1' }),
  PORT: port({ default: 3000 }),
  PUBLIC_URL: webAddress(unset),
  DATA_DIR: text({ default: 'data' }),
  DATABASE_URL: address('postgres:', 'postgresql:')(unset),
  DATABASE_DIRECT_URL: address('postgres:', 'postgresql:')(unset),
  DATABASE_REPLICA_URL: address('postgres:', 'postgresql:')(unset),
  TOKEN_SECRET: secret(32)({
    ...unset,
    requiredWhen: ({ DATABASE_URL }) => DATABASE_URL !== undefined,
    desc: 'is required when DATABASE_URL is set: all processes share it.',
  }),
  ADMIN_EMAIL: email({ default: 'admin@codivia.local' }),
  ADMIN_PASSWORD: secret(6)(unset),
  SMTP_URL: address('smtp:', 'smtps:')(unset),
  MAIL_FROM: text({ default: 'Codivia <hello@codivia.local>' }),
  TRUST_PROXY: text({ default: '' }),
  STRIPE_SECRET_KEY: text(unset),
  STRIPE_WEBHOOK_SECRET: text(unset),
  STRIPE_API_BASE: webAddress(unset),
  S3_URL: s3Address(unset),
  PYTHON_PACKAGES_URL: text({ default: PYTHON_PACKAGES_URL }),
  RUNNER_ORIGIN: webAddress(unset),
  AI_CHAT_URL: webAddress({ default: 'https://chat.mistral.ai/' }),
  COMMUNITY_URL: webAddress({ default: COMMUNITY_FRONT_PAGE }),
  LIVE_VIDEO_URL: videoAddress(unset),
  CONTACT_EMAIL: email({ default: 'contact@codivia.local' }),
  PUBLISHER_NAME: text(unset),
  PUBLISHER_ADDRESS: text(unset),
  HOSTING_PROVIDER: text(unset),
  OIDC_ISSUER: webAddress(unset),
  OIDC_CLIENT_ID: text(unset),
  OIDC_CLIENT_SECRET: text(unset),
  OIDC_NAME: text(unset),
  OFFLINE: onOrOff({ default: true }),
  DEMO: onOrOff({ default: false }),
  METRICS_TOKEN: secret(16)(unset),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress(unset),
  DRAIN_DELAY: seconds(unset),
  WORKERS: processes(unset),
  LOG_LEVEL: logLevel({ default: 'warn' }),
};

/** Reads and checks each setting on its own; an empty one counts as unset. Throws ConfigError. */
export function readSettings(env: Environment) {
  const trimmed = Object.entries(env).map(([name, value]) => [name, value?.trim() || undefined]);
  return cleanEnv(Object.fromEntries(trimmed), SETTINGS, {
    reporter({ errors }) {
      const [first] = Object.entries(errors);
      if (first) throw new ConfigError(`${first[0]} ${first[1].message}`);
    },
  });
}

export type Settings = ReturnType<typeof readSettings>;
