import { problem, ReportedProblem, temporaryProblem } from '../../errors.ts';

// The web app recognises some of these by their English text (docs/product.md#error-texts).

export const EmailTaken = problem(409, 'email_taken', {
  fr: 'E-mail déjà enregistré',
  en: 'Email already registered',
});

export const SameEmail = problem(409, 'same_email', {
  fr: 'C’est déjà l’adresse de ton compte.',
  en: 'This is already your account’s address.',
});

/** The answer is the same for an unknown address and a wrong password. */
export const InvalidCredentials = problem(401, 'invalid_credentials', {
  fr: 'E-mail ou mot de passe incorrect',
  en: 'Incorrect e-mail or password',
});

export const EmailNotVerified = problem(403, 'email_not_verified', {
  fr: 'Confirme d’abord ton adresse : le lien est dans l’e-mail que nous t’avons envoyé.',
  en: 'Please verify your email first: the link is in the mail we sent you.',
});

/** A temporary password was right: it leads to the page where another one is chosen, by this token. */
export const PasswordChangeRequired = (reset_token: string) =>
  new ReportedProblem(
    403,
    'password_change_required',
    {
      fr: 'Ce mot de passe est provisoire : choisis le tien pour continuer.',
      en: 'This password is temporary: choose your own to continue.',
    },
    { reset_token },
  );

export const TemporaryPasswordExpired = problem(403, 'temporary_password_expired', {
  fr: 'Ce mot de passe provisoire n’est plus valable : demande un lien avec « Mot de passe oublié ».',
  en: 'This temporary password no longer works: ask for a link with “Forgot password”.',
});

export const PasswordIsTemporary = problem(400, 'password_is_temporary', {
  fr: 'C’est le mot de passe provisoire, que l’équipe connaît : choisis-en un autre.',
  en: 'That’s the temporary password, which the team knows: choose another one.',
});

/** The status is not 401, since the session itself is valid. */
export const WrongPassword = problem(403, 'wrong_password', {
  fr: 'Mot de passe incorrect',
  en: 'Incorrect password',
});

/** A session that is not young asks for the password again before it is changed. */
export const CurrentPasswordRequired = problem(403, 'current_password_required', {
  fr: 'Écris aussi ton mot de passe actuel : ta connexion date de plus de dix minutes.',
  en: 'Enter your current password too: you signed in more than ten minutes ago.',
});

export const PasswordTooCommon = problem(400, 'password_too_common', {
  fr: 'Ce mot de passe est trop courant : c’est l’un des premiers que l’on essaierait. Choisis-en un autre.',
  en: 'This password is too common: it’s one of the first anybody would try. Choose another one.',
});

export const PasswordTooPersonal = problem(400, 'password_too_personal', {
  fr: 'Ton mot de passe ne peut être ni ton nom ni ton adresse e-mail : on le devinerait tout de suite.',
  en: 'Your password can’t be your name or your e-mail address: anybody would guess it right away.',
});

/** In seconds. */
const HASHING_RETRY_SECONDS = 5;

export const HashingBusy = temporaryProblem(
  503,
  'hashing_busy',
  {
    fr: 'Beaucoup de monde se connecte en ce moment : réessaie dans quelques secondes.',
    en: 'A lot of people are signing in right now: try again in a few seconds.',
  },
  HASHING_RETRY_SECONDS,
);

export const SessionNotFound = problem(404, 'session_not_found', {
  fr: 'Cette connexion n’existe pas, ou elle est déjà terminée.',
  en: 'This session doesn’t exist, or has already ended.',
});

export const LastAdministrator = problem(409, 'last_administrator', {
  fr: 'Ce compte est le dernier à administrer le site : nommez d’abord quelqu’un d’autre.',
  en: 'This is the last account that administers the site: appoint somebody else first.',
});

export const SessionExpired = problem(401, 'session_expired', {
  fr: 'Session expirée, veuillez vous reconnecter',
  en: 'Session expired, please sign in again',
});

export const InvalidVerificationLink = problem(400, 'invalid_verification_link', {
  fr: 'Ce lien de confirmation n’est plus valable. Demandes-en un nouveau.',
  en: 'This confirmation link no longer works. Ask for a new one.',
});

/**
 * The person who opened the mailbox may be another one than the person who registered: the password of one must not open
 * the account of the other.
 */
export const PasswordNeeded = problem(422, 'password_needed', {
  fr: 'Pour confirmer cette adresse, entre le mot de passe choisi à l’inscription, ou choisis-en un nouveau.',
  en: 'To confirm this address, enter the password you chose when you signed up, or choose a new one.',
});

export const InvalidResetLink = problem(400, 'invalid_reset_link', {
  fr: 'Lien de réinitialisation invalide',
  en: 'Invalid reset link',
});

export const NameRequired = problem(400, 'name_required', {
  fr: 'Le nom est requis',
  en: 'Name is required',
});
