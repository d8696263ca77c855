import { ApiError } from './api-error.ts';

/** The action of the reader that failed. */
export type AuthAction = 'signup' | 'login' | 'forgot' | 'reset';

const MESSAGE_PATTERNS = [
  [/user not found|utilisateur (non trouvé|introuvable|inconnu)/i, 'error.user_not_found'],
  [/incorrect (e-?mail or )?password|mot de passe incorrect/i, 'error.invalid_credentials'],
  [/verify your email first|(vérifie|confirme)(z|r)? d[’']abord/i, 'error.email_not_verified'],
  [/invalid or already used code|code invalide/i, 'error.invalid_code'],
  [
    /email (is )?already (registered|in use)|(e-?mail|adresse) .*déjà (enregistrée?|utilisée?)/i,
    'error.email_already_exists',
  ],
] as const;

const STATUSES = {
  0: 'error.unreachable',
  400: 'error.bad_request',
  401: 'error.invalid_credentials',
  404: 'error.user_not_found',
  409: 'error.email_already_exists',
  429: 'error.too_many_requests',
} as const;

const FALLBACKS = {
  signup: 'error.signup_failed',
  login: 'error.login_failed',
  forgot: 'error.forgot_failed',
  reset: 'error.reset_failed',
} as const;

/** Keys of the `auth` texts. */
export type AuthErrorKey =
  | (typeof MESSAGE_PATTERNS)[number][1]
  | (typeof STATUSES)[keyof typeof STATUSES]
  | (typeof FALLBACKS)[AuthAction];

function messagesOf({ detail, message }: ApiError): string {
  const texts = typeof detail === 'string' ? [detail] : [detail?.fr, detail?.en];
  return [...texts, message].join('\n');
}

function isKnown(status: number): status is keyof typeof STATUSES {
  return Object.hasOwn(STATUSES, status);
}

/**
 * The text for a failed sign-up, sign-in or reset: by the server's message, in French or English, else by its status,
 * else by the action (docs/product.md#error-texts). Null for what is not a failed call.
 */
export function authErrorKey(error: unknown, action: AuthAction): AuthErrorKey | null {
  if (!(error instanceof ApiError)) return null;
  const messages = messagesOf(error);
  const known = MESSAGE_PATTERNS.find(([pattern]) => pattern.test(messages));
  if (known) return known[1];
  return isKnown(error.status) ? STATUSES[error.status] : FALLBACKS[action];
}
