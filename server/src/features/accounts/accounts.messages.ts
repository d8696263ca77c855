import type { Bilingual } from '@codivia/contract/api/language';
import { LEAVING_WAIT_DAYS } from '@codivia/contract/api/leaving-school';

export const REGISTERED: Bilingual = {
  fr: 'Compte créé ! Ouvre l’e-mail que nous venons de t’envoyer pour confirmer ton adresse.',
  en: 'Account created! Open the mail we’ve just sent you to confirm your address.',
};

export const WELCOME: Bilingual = {
  fr: 'Bienvenue ! Ta carte cadeau est activée : un an de Premium commence.',
  en: 'Welcome! Your gift card is activated: your year of Premium starts now.',
};

export const DELETED: Bilingual = {
  fr: 'Ton compte et tout ce qui s’y rattachait sont supprimés. Bonne route !',
  en: 'Your account and everything in it are deleted. Take care!',
};

export const SIGNED_OUT: Bilingual = { fr: 'À bientôt !', en: 'See you soon!' };

export const SESSION_ENDED: Bilingual = {
  fr: 'Cet appareil est déconnecté.',
  en: 'That device is signed out.',
};

export const OTHERS_ENDED: Bilingual = {
  fr: 'Tous tes autres appareils sont déconnectés.',
  en: 'All your other devices are signed out.',
};

export const VERIFIED: Bilingual = {
  fr: 'Ton adresse est confirmée. Tu peux te connecter !',
  en: 'Your address is confirmed. You can sign in now!',
};

export const SIGNED_IN: Bilingual = {
  fr: 'Ton adresse est confirmée. Bienvenue !',
  en: 'Your address is confirmed. Welcome!',
};

export const EMAIL_CHANGED: Bilingual = {
  fr: 'Ton compte a maintenant cette adresse. Connecte-toi avec elle !',
  en: 'Your account now has this address. Sign in with it!',
};

/** Confirmations of the new address of a class account. */
export const SCHOOL_LEAVING: Bilingual = {
  fr: `Ton adresse est confirmée. Dans ${LEAVING_WAIT_DAYS} jours, ce compte sera à toi, et un e-mail te le dira ; d’ici là, tu te connectes comme avant.`,
  en: `Your address is confirmed. In ${LEAVING_WAIT_DAYS} days this account is yours, and a mail will tell you; until then you sign in as before.`,
};

export const PARENT_MISSING: Bilingual = {
  fr: `Ton adresse est confirmée. Dès qu’un parent sera d’accord, et dans ${LEAVING_WAIT_DAYS} jours au plus tôt, ce compte sera à toi ; d’ici là, tu te connectes comme avant.`,
  en: `Your address is confirmed. As soon as a parent agrees, and in ${LEAVING_WAIT_DAYS} days at the earliest, this account is yours; until then you sign in as before.`,
};

export const EMAIL_CHANGE_ASKED: Bilingual = {
  fr: 'Ouvre le lien que nous venons d’envoyer à ta nouvelle adresse. D’ici là, rien ne change.',
  en: 'Open the link we’ve just sent to your new address. Until then, nothing changes.',
};

export const ALREADY_VERIFIED: Bilingual = {
  fr: 'Ton adresse est déjà confirmée. Tu peux te connecter !',
  en: 'Your address is already confirmed. You can sign in!',
};

export const VERIFICATION_SENT: Bilingual = {
  fr: 'Si un compte attend d’être confirmé à cette adresse, un nouveau lien est en route.',
  en: 'If an account with this address is waiting to be confirmed, a new link is on its way.',
};

export const RESET_SENT: Bilingual = {
  fr: 'Si un compte existe à cette adresse, un lien pour choisir un nouveau mot de passe est en route.',
  en: 'If there is an account with this address, a link to choose a new password is on its way.',
};

export const PASSWORD_RESET: Bilingual = {
  fr: 'Ton nouveau mot de passe est enregistré. Tu peux te connecter !',
  en: 'Your new password is saved. You can sign in now!',
};
