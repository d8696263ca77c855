import type { Bilingual } from '@codivia/contract/api/language';

export const PAYER_LINK_SENT: Bilingual = {
  fr: 'C’est envoyé. Le lien fonctionne 14 jours.',
  en: 'Sent. The link works for 14 days.',
};
