import { CODE_MAX_BYTES, MESSAGES_MAX, OPEN_REQUESTS_MAX } from '@codivia/contract/api/mentoring';
import type { ContactKind } from '@codivia/contract/text/contacts/findings';
import { Problem, problem } from '../../errors.ts';
import { CONTACT_WORDS } from '../../services/contact-words.ts';

export const ThreadNotFound = problem(404, 'thread_not_found', {
  fr: 'Cette demande n’existe pas, ou n’existe plus.',
  en: 'This request doesn’t exist, or no longer exists.',
});

export const MessageNotFound = problem(404, 'message_not_found', {
  fr: 'Ce message n’existe pas, ou n’existe plus.',
  en: 'This message doesn’t exist, or no longer exists.',
});

export const MentorsOnly = problem(403, 'mentors_only', {
  fr: 'Accès refusé : réservé aux mentors.',
  en: 'Access denied: mentors only.',
});

export const MentorSuspended = problem(403, 'mentor_suspended', {
  fr: 'Ton accès de mentor est suspendu : l’équipe relit des messages que tu as écrits.',
  en: 'Your access as a mentor is suspended: the team is reading messages you’ve written.',
});

export const ConductRequired = problem(403, 'conduct_required', {
  fr: 'Accepte d’abord le code de conduite des mentors.',
  en: 'Accept the mentors’ code of conduct first.',
});

export const MentorFactorRequired = problem(403, 'mentor_factor_required', {
  fr: 'Active d’abord la double authentification : les mentors en ont besoin pour répondre et pour animer.',
  en: 'Turn on two-factor authentication first: mentors need it to answer and to host.',
});

export const ConductChanged = problem(409, 'conduct_changed', {
  fr: 'Le code de conduite a changé : relis-le avant de l’accepter.',
  en: 'The code of conduct has changed: read it again before you accept it.',
});

/** Its texts must not speak of signing in: a page would ask for that instead (docs/product.md#error-texts). */
export const MentoringPremium = problem(403, 'mentoring_premium', {
  fr: 'Le mentorat fait partie de Premium.',
  en: 'Mentoring is part of Premium.',
});

export const MentoringLimit = problem(409, 'mentoring_limit', {
  fr: `Tu as déjà ${OPEN_REQUESTS_MAX} demandes ouvertes : ferme-en une avant d’en faire une autre.`,
  en: `You already have ${OPEN_REQUESTS_MAX} open requests: close one before you make another.`,
});

export const AlreadyClaimed = problem(409, 'already_claimed', {
  fr: 'Un autre mentor s’occupe déjà de cette demande.',
  en: 'Another mentor is already answering this request.',
});

export const ThreadClosed = problem(409, 'thread_closed', {
  fr: 'Cet échange est fermé.',
  en: 'This thread is closed.',
});

export const ThreadFull = problem(409, 'thread_full', {
  fr: `Cet échange a atteint sa limite de ${MESSAGES_MAX} messages. Il faut le fermer, et en ouvrir un autre.`,
  en: `This thread has reached its limit of ${MESSAGES_MAX} messages. Close it, and begin another.`,
});

export const ProposalDecided = problem(409, 'proposal_decided', {
  fr: 'Cette proposition a déjà reçu une réponse, ou n’est plus visible.',
  en: 'This proposal has already been decided, or is no longer shown.',
});

export const AlreadyReviewed = problem(409, 'message_reviewed', {
  fr: 'Ce message a déjà été examiné.',
  en: 'This message has already been reviewed.',
});

export const OwnMessage = problem(409, 'own_message', {
  fr: 'On ne signale que les messages de l’autre personne.',
  en: 'You can only report the other person’s messages.',
});

export const EmptyMessage = problem(400, 'empty_message', {
  fr: 'Il manque un message, ou un changement du code.',
  en: 'Write a message or change the code.',
});

export const NotCodeOfThread = problem(400, 'not_code_of_thread', {
  fr: 'Ce fichier, cette ligne ou cette version n’appartient pas à la demande.',
  en: 'This file, line or version doesn’t belong to the request.',
});

export const CodeTooLarge = problem(413, 'mentoring_code_too_large', {
  fr: `Ce code est trop long pour une demande : ${CODE_MAX_BYTES / 1000} ko au plus, tous fichiers compris.`,
  en: `This code is too long for a request: ${CODE_MAX_BYTES / 1000} kB at most, all files together.`,
});

/** The text leads out of the platform, or asks for private information; `part` says where it was found. */
export function ContactRefused(
  kind: ContactKind,
  part: 'text' | 'code' | 'title' | 'file',
  line: number,
) {
  const { fr, en } = CONTACT_WORDS[kind];
  const where = {
    text: { fr: 'Ce message', en: 'This message' },
    code: { fr: `Ce code (ligne ${line})`, en: `This code (line ${line})` },
    title: { fr: 'Le nom du projet', en: 'The name of the project' },
    file: { fr: 'Le nom d’un fichier', en: 'The name of a file' },
  }[part];
  return new Problem(422, 'contact_refused', {
    fr: `${where.fr} contient ${fr}. Pour la sécurité de tout le monde, les échanges restent sur Codivia : il faut le retirer.`,
    en: `${where.en} contains ${en}. To keep everybody safe, all of this stays on Codivia: please take it out.`,
  });
}
