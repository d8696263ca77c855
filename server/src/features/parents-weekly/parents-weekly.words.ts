import type { UnsubscribeWords } from '../../services/unsubscribe/unsubscribe.page.ts';

/** The words for parents who end the weekly mail about a child. */
export const PARENT_WORDS: UnsubscribeWords = {
  path: '/family',
  link: { fr: 'Ouvrir mon espace famille', en: 'Open my family page' },
  texts: {
    fr: {
      ask: {
        title: 'Ne plus recevoir l’e-mail de la semaine ?',
        text: 'Seul l’e-mail sur cet enfant s’arrête. Vous pouvez le réactiver quand vous voulez sur votre espace famille.',
      },
      done: {
        title: 'C’est noté',
        text: 'Vous ne recevrez plus cet e-mail. Vous pouvez le réactiver sur votre espace famille.',
      },
      forged: {
        title: 'Ce lien n’est pas valable',
        text: 'Il est peut-être incomplet. Ouvrez-le encore une fois depuis l’e-mail, ou désactivez l’e-mail sur votre espace famille.',
      },
      expired: {
        title: 'Ce lien a expiré',
        text: 'Prenez le lien d’un e-mail plus récent, ou désactivez l’e-mail sur votre espace famille.',
      },
    },
    en: {
      ask: {
        title: 'Stop the weekly mail?',
        text: 'Only the mail about this child stops. You can turn it on again on your family page whenever you like.',
      },
      done: {
        title: 'Done',
        text: 'You won’t get this mail any more. You can turn it on again on your family page.',
      },
      forged: {
        title: 'This link is not valid',
        text: 'It may be incomplete. Open it from the mail again, or turn the mail off on your family page.',
      },
      expired: {
        title: 'This link has expired',
        text: 'Use the link of a newer mail, or turn the mail off on your family page.',
      },
    },
  },
};
