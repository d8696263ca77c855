import type { Language } from '@codivia/contract/api/language';
import { writeMail } from '../../services/mail-layout.ts';
import { aboutChild } from '../../services/unnamed-child.ts';
import type { ParentMailKind } from './family-mail.ts';

interface Letter {
  subject: string;
  preview: string;
  title: string;
  paragraphs: string[];
  button?: string;
  notes: string[];
}

/** The mails of this form; that about an acceptance has its own. */
export type ParentLetterKind = Exclude<ParentMailKind, 'accepted'>;

type Letters = Record<ParentLetterKind, (child: string, contact: string) => Letter>;

const LINK_FR =
  'Ce lien fonctionne 30 jours, sans mot de passe. Gardez-le pour vous : toute personne qui l’a peut s’en servir.';
const LINK_EN =
  'This link works for 30 days, without a password. Keep it to yourself: anyone who has it can use it.';
const NOT_MINE_FR =
  'Ce n’est pas votre enfant ? Le lien permet de le dire d’un clic : vous ne recevrez plus rien. Sans réponse, votre adresse est supprimée au bout de 30 jours.';
const NOT_MINE_EN =
  'Not your child? The link lets you say so with one click, and you’ll get nothing more. Without an answer your address is deleted after 30 days.';

const FR: Letters = {
  consent: (child) => ({
    subject: `${child} vous demande votre accord sur Codivia`,
    preview: 'Une page, deux minutes : lire, choisir, répondre.',
    title: 'Une question de votre enfant',
    paragraphs: [
      `${child} apprend à programmer sur Codivia et a donné votre adresse comme celle d’un parent.`,
      'Vous pouvez lire ce que nous gardons, choisir ce qui est permis (publier des projets, écrire à un mentor, assister à des sessions en direct), accepter ou refuser. Apprendre reste possible dans tous les cas.',
    ],
    button: 'Lire et répondre',
    notes: [NOT_MINE_FR, LINK_FR],
  }),
  reminder: (child) => ({
    subject: `${child} attend votre réponse sur Codivia`,
    preview: 'Le seul rappel que vous recevrez.',
    title: 'Votre réponse est attendue',
    paragraphs: [
      `Il y a une semaine, ${child} vous a demandé votre accord. Vous pouvez accepter, refuser, ou ne rien faire : apprendre reste possible.`,
      'C’est le seul rappel que vous recevrez.',
    ],
    button: 'Lire et répondre',
    notes: [NOT_MINE_FR, LINK_FR],
  }),
  link: () => ({
    subject: 'Votre lien vers l’espace famille',
    preview: 'Ce que vos enfants ont fait, et ce qu’ils peuvent faire.',
    title: 'Votre espace famille',
    paragraphs: ['Vous avez demandé un lien vers votre espace famille. Le voici.'],
    button: 'Ouvrir mon espace famille',
    notes: [LINK_FR, 'Vous n’avez rien demandé ? Ignorez cet e-mail.'],
  }),
  fifteen: (child, contact) => ({
    subject: `${child} indique avoir 15 ans`,
    preview: 'Ce qui change, et ce qui reste.',
    title: `${child} indique avoir 15 ans`,
    paragraphs: [
      `À partir de 15 ans, ${child} n’a plus besoin de votre accord. Vos choix restent valables, et vous gardez votre espace famille, tant que ${child} n’y met pas fin.`,
      `Si ce n’est pas exact, écrivez-nous à ${contact} : nous corrigerons.`,
    ],
    button: 'Ouvrir mon espace famille',
    notes: [LINK_FR],
  }),
  ended: (child) => ({
    subject: `${child} a mis fin à votre accès`,
    preview: 'Votre adresse sera supprimée.',
    title: 'Votre espace famille est fermé',
    paragraphs: [
      `${child} a 15 ans ou plus et a mis fin à votre accès sur Codivia. Si vous n’avez pas d’autre enfant ici, votre adresse est supprimée d’ici un jour.`,
    ],
    notes: ['Vous recevez cet e-mail parce que votre adresse était celle d’un parent.'],
  }),
  objected: (child) => ({
    subject: `${child} souhaite garder son compte`,
    preview: 'La suppression est arrêtée.',
    title: 'La suppression est arrêtée',
    paragraphs: [
      `Vous aviez demandé la suppression du compte. ${child} s’y est opposé dans les 7 jours : le compte reste. Parlez-en ensemble.`,
    ],
    button: 'Ouvrir mon espace famille',
    notes: [LINK_FR],
  }),
  deleted: (child) => ({
    subject: 'Un compte a été supprimé, comme un parent l’a demandé',
    preview: 'Tout ce qui s’y rattachait est supprimé aussi.',
    title: 'Le compte est supprimé',
    paragraphs: [
      `Le compte de ${child} et tout ce qui s’y rattachait sont supprimés, comme un parent l’avait demandé il y a 7 jours. Si vous n’avez pas d’autre enfant ici, votre adresse est supprimée d’ici un jour.`,
    ],
    notes: ['Vous recevez cet e-mail parce que votre adresse était celle d’un parent.'],
  }),
};

const EN: Letters = {
  consent: (child) => ({
    subject: `${child} asks for your agreement on Codivia`,
    preview: 'One page, two minutes: read, choose, answer.',
    title: 'A question from your child',
    paragraphs: [
      `${child} is learning to program on Codivia, and gave your address as the one of a parent.`,
      'You can read what we keep, choose what is allowed (publishing projects, writing to a mentor, joining live sessions), and accept or refuse. Learning stays possible either way.',
    ],
    button: 'Read and answer',
    notes: [NOT_MINE_EN, LINK_EN],
  }),
  reminder: (child) => ({
    subject: `${child} is waiting for your answer on Codivia`,
    preview: 'The only reminder you’ll get.',
    title: 'Your answer is awaited',
    paragraphs: [
      `A week ago ${child} asked for your agreement. You can accept, refuse or do nothing: learning stays possible.`,
      'This is the only reminder you’ll get.',
    ],
    button: 'Read and answer',
    notes: [NOT_MINE_EN, LINK_EN],
  }),
  link: () => ({
    subject: 'Your link to the family page',
    preview: 'What your children did, and what they may do.',
    title: 'Your family page',
    paragraphs: ['You asked for a link to your family page. Here it is.'],
    button: 'Open my family page',
    notes: [LINK_EN, 'Didn’t ask for anything? Ignore this mail.'],
  }),
  fifteen: (child, contact) => ({
    subject: `${child} says they have turned 15`,
    preview: 'What changes, and what stays.',
    title: `${child} says they have turned 15`,
    paragraphs: [
      `From 15, ${child} no longer needs your agreement. Your choices stay, and so does your family page, until ${child} ends it.`,
      `If this isn’t true, write to us at ${contact} and we’ll put it right.`,
    ],
    button: 'Open my family page',
    notes: [LINK_EN],
  }),
  ended: (child) => ({
    subject: `${child} has ended your access`,
    preview: 'Your address will be deleted.',
    title: 'Your family page is closed',
    paragraphs: [
      `${child} is 15 or older and has ended your access on Codivia. If you have no other child here, your address is deleted within a day.`,
    ],
    notes: ['You get this mail because your address was the one of a parent.'],
  }),
  objected: (child) => ({
    subject: `${child} wants to keep the account`,
    preview: 'The deletion is stopped.',
    title: 'The deletion is stopped',
    paragraphs: [
      `You had asked for the account to be deleted. ${child} objected within the 7 days, so the account stays. Talk about it together.`,
    ],
    button: 'Open my family page',
    notes: [LINK_EN],
  }),
  deleted: (child) => ({
    subject: 'An account was deleted, as a parent asked',
    preview: 'Everything in it is deleted too.',
    title: 'The account is deleted',
    paragraphs: [
      `The account of ${child} and everything in it are deleted, as a parent asked 7 days ago. If you have no other child here, your address is deleted within a day.`,
    ],
    notes: ['You get this mail because your address was the one of a parent.'],
  }),
};

const LETTERS: Record<Language, Letters> = { fr: FR, en: EN };

/** Returns a mail to a parent. It names the child by the first name alone, and repeats nothing that a child has written. */
export function parentMailOf(
  kind: ParentLetterKind,
  { language, child, link, publicUrl, contactEmail }: ParentFacts,
) {
  const letter = aboutChild(child, language, (name) => LETTERS[language][kind](name, contactEmail));
  const { button, ...texts } = letter;
  return writeMail({
    ...texts,
    language,
    publicUrl,
    ...(button && link ? { button: { label: button, link } } : {}),
  });
}

/** The facts in a mail to a parent. */
export interface ParentFacts {
  language: Language;
  /** The first name, or nothing. */
  child: string;
  link?: string;
  publicUrl: string;
  /** The address that people write to. */
  contactEmail: string;
}
