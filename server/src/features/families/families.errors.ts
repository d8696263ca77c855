import { PARENT_CHILDREN_MAX } from '@codivia/contract/api/family';
import { PARENTS_MAX } from '@codivia/contract/api/family-child';
import { problem, ReportedProblem } from '../../errors.ts';

export const ParentAddressOwn = problem(400, 'parent_address_own', {
  fr: 'C’est ta propre adresse. Donne celle d’un de tes parents.',
  en: 'That’s your own address. Give the one of a parent.',
});

export const ParentKnown = problem(409, 'parent_known', {
  fr: 'Ce parent t’a déjà répondu.',
  en: 'This parent has already answered you.',
});

export const ParentFull = problem(409, 'parent_full', {
  fr: `Cette adresse est déjà celle du parent de ${PARENT_CHILDREN_MAX} enfants. Donnes-en une autre.`,
  en: `This address already belongs to the parent of ${PARENT_CHILDREN_MAX} children. Give another one.`,
});

export const TooManyParents = problem(409, 'too_many_parents', {
  fr: `Tu as déjà ${PARENTS_MAX} parents ici. Retires-en un d’abord.`,
  en: `You already have ${PARENTS_MAX} parents here. Remove one first.`,
});

export const ParentNotFound = problem(404, 'parent_not_found', {
  fr: 'Ce parent n’est pas, ou plus, lié à ton compte.',
  en: 'This parent isn’t linked to your account, or no longer is.',
});

export const ParentsUntil15 = problem(403, 'parents_until_15', {
  fr: 'Avant 15 ans, seul ton parent peut y mettre fin.',
  en: 'Before 15, only your parent can end this.',
});

export const ParentAnswered = problem(409, 'parent_answered', {
  fr: 'Cette personne a répondu. Son adresse s’efface toute seule 30 jours après sa réponse.',
  en: 'This person has answered. Their address is deleted by itself 30 days after the answer.',
});

export const NotUnder15 = problem(409, 'not_under_15', {
  fr: 'Ton compte n’est pas celui d’un membre de moins de 15 ans.',
  en: 'Your account isn’t one of a member under 15.',
});

/** The refusal of an age that was stated a moment ago; `from`: the moment when it can be changed. */
export const TooSoon = (from: Date) =>
  new ReportedProblem(
    409,
    'too_soon',
    {
      fr: 'Tu as répondu « moins de 15 ans » il y a peu. Reviens un peu plus tard.',
      en: 'You answered “under 15” a short while ago. Come back a little later.',
    },
    { from: from.toISOString() },
  );

export const NoDeletion = problem(404, 'no_deletion', {
  fr: 'Personne n’a demandé la suppression de ton compte.',
  en: 'Nobody has asked for your account to be deleted.',
});

export const ConsentLinkOver = problem(410, 'consent_link_over', {
  fr: 'Ce lien n’est plus valable, ou il est incomplet. Votre enfant peut vous en envoyer un autre.',
  en: 'This link is no longer valid, or it’s incomplete. Your child can send you another one.',
});

export const ConsentChanged = problem(409, 'consent_changed', {
  fr: 'Ce texte a changé depuis que vous l’avez ouvert. Rechargez la page pour le lire.',
  en: 'This text has changed since you opened it. Reload the page to read it.',
});

export const ConsentAnswered = problem(409, 'consent_answered', {
  fr: 'Vous avez déjà répondu. Votre espace famille permet de changer d’avis.',
  en: 'You have already answered. You can change your mind on your family page.',
});

export const FamilyLinkOver = problem(401, 'family_link_over', {
  fr: 'Ce lien n’est plus valable. Demandez-en un autre : il arrive par e-mail.',
  en: 'This link is no longer valid. Ask for another one: it comes by mail.',
});

export const ChildNotFound = problem(404, 'child_not_found', {
  fr: 'Cet enfant n’est pas, ou plus, lié à votre adresse.',
  en: 'This child isn’t linked to your address, or no longer is.',
});

export const PublicItemNotFound = problem(404, 'public_item_not_found', {
  fr: 'Ce n’est plus public.',
  en: 'This is no longer public.',
});

export const DeletionAsked = problem(409, 'deletion_asked', {
  fr: 'Vous avez déjà demandé la suppression de ce compte.',
  en: 'You have already asked for this account to be deleted.',
});

export const DeletionNotAsked = problem(409, 'deletion_not_asked', {
  fr: 'Vous n’avez pas demandé la suppression de ce compte.',
  en: 'You haven’t asked for this account to be deleted.',
});
