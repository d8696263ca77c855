import type { Bilingual } from '@codivia/contract/api/language';

/** Confirmations of what a child has done. */
export const PARENT_ASKED: Bilingual = {
  fr: 'C’est parti : un e-mail attend ton parent.',
  en: 'Sent: a mail is waiting for your parent.',
};

export const PARENT_REMOVED: Bilingual = { fr: 'C’est fait.', en: 'Done.' };

export const OBJECTED: Bilingual = {
  fr: 'Ton compte reste. Nous prévenons ton parent.',
  en: 'Your account stays. We let your parent know.',
};

/** Confirmations of what a parent has done. */
export const LINK_SENT: Bilingual = {
  fr: 'Si un enfant est lié à cette adresse, un lien y arrive dans un instant.',
  en: 'If a child is linked to this address, a link arrives there in a moment.',
};

export const SWITCHES_SAVED: Bilingual = {
  fr: 'Vos choix sont enregistrés.',
  en: 'Your choices are saved.',
};

export const ITEM_CLOSED: Bilingual = {
  fr: 'C’est fermé : plus personne ne peut le voir.',
  en: 'Closed: nobody can see it any more.',
};

export const LEFT: Bilingual = {
  fr: 'Votre accord est retiré, et nous prévenons votre enfant.',
  en: 'Your agreement is withdrawn, and we let your child know.',
};

export const DELETION_ASKED: Bilingual = {
  fr: 'Votre demande est notée. Nous prévenons votre enfant, qui a 7 jours pour s’y opposer.',
  en: 'Your request is noted. We let your child know, who has 7 days to object.',
};

export const DELETION_WITHDRAWN: Bilingual = {
  fr: 'Votre demande est retirée : le compte reste.',
  en: 'Your request is taken back: the account stays.',
};

export const PARENT_DELETED: Bilingual = {
  fr: 'Votre adresse et tous vos accords sont supprimés.',
  en: 'Your address and all your agreements are deleted.',
};
