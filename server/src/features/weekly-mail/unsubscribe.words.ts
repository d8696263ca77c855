import type { UnsubscribeWords } from '../../services/unsubscribe/unsubscribe.page.ts';

/** The words for members who end their weekly mail. */
export const MEMBER_WORDS: UnsubscribeWords = {
  path: '/dashboard?tab=settings',
  link: { fr: 'Ouvrir mes réglages', en: 'Open my settings' },
  texts: {
    fr: {
      ask: {
        title: 'Ne plus recevoir l’e-mail de la semaine ?',
        text: 'Tu peux le réactiver quand tu veux dans tes réglages. Rien d’autre ne change.',
      },
      done: {
        title: 'C’est noté',
        text: 'Tu ne recevras plus l’e-mail de la semaine. Tu peux le réactiver dans tes réglages.',
      },
      forged: {
        title: 'Ce lien n’est pas valable',
        text: 'Il est peut-être incomplet. Ouvre-le encore une fois depuis l’e-mail, ou désactive l’e-mail dans tes réglages.',
      },
      expired: {
        title: 'Ce lien a expiré',
        text: 'Prends le lien d’un e-mail plus récent, ou désactive l’e-mail dans tes réglages.',
      },
    },
    en: {
      ask: {
        title: 'Stop the weekly mail?',
        text: 'You can turn it on again in your settings whenever you like. Nothing else changes.',
      },
      done: {
        title: 'Done',
        text: 'You won’t get the weekly mail any more. You can turn it on again in your settings.',
      },
      forged: {
        title: 'This link is not valid',
        text: 'It may be incomplete. Open it from the mail again, or turn the mail off in your settings.',
      },
      expired: {
        title: 'This link has expired',
        text: 'Use the link of a newer mail, or turn the mail off in your settings.',
      },
    },
  },
};
