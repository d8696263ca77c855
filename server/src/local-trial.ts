const LOOPBACK_NAME = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;

/** Tells whether a host name or address leads to this machine alone. */
export function isLoopback(host: string): boolean {
  return LOOPBACK_NAME.test(host);
}

/** The settings that decide who can reach the server. */
interface Reach {
  host: string;
  publicUrl: string;
}

/** Tells whether people beyond this machine can reach the server, as far as its settings say. */
export function isPublic({ host, publicUrl }: Reach): boolean {
  return !isLoopback(host) || !isLoopback(new URL(publicUrl).hostname);
}

/** … and the settings of its outside services. */
interface Services extends Reach {
  smtpUrl: string | undefined;
  stripe: object | undefined;
}

/**
 * The replacements of outside services on the operator's own machine, each with the setting that ends it. Open to
 * everybody, each gives something away: reset links, or premium without a payment.
 */
const SUBSTITUTES: { setting: string; isUsed: (config: Services) => boolean; risk: string }[] = [
  {
    setting: 'SMTP_URL',
    isUsed: ({ smtpUrl }) => smtpUrl === undefined,
    risk: 'everybody could read all mails at /dev/mailbox, password resets among them',
  },
  {
    setting: 'STRIPE_SECRET_KEY',
    isUsed: ({ stripe }) => stripe === undefined,
    risk: 'everybody could become premium without paying, in the payment sandbox',
  },
];

/** One line for each local substitute that this configuration would open to the public; mostly none. */
export function publicRisks(config: Services): string[] {
  if (!isPublic(config)) return [];
  return SUBSTITUTES.filter(({ isUsed }) => isUsed(config)).map(
    ({ setting, risk }) => `${setting} is not set: ${risk}.`,
  );
}
