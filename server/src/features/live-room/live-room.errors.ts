import { LIVE_CODE_MAX_CHARACTERS, LIVE_EVENTS_MAX } from '@codivia/contract/api/live-events';
import { LIVE_OPEN_QUESTIONS_MAX } from '@codivia/contract/api/live-room';
import { LIVE_EARLY_START_MINUTES } from '@codivia/contract/api/live-sessions';
import type { FoundContact } from '@codivia/contract/text/contacts/findings';
import { formatNumber } from '@codivia/contract/text/format';
import { problem, ReportedProblem } from '../../errors.ts';
import { CONTACT_WORDS } from '../../services/contact-words.ts';

export const LiveTooEarly = problem(409, 'live_too_early', {
  fr: `Une session se démarre au plus tôt ${LIVE_EARLY_START_MINUTES} minutes avant son heure.`,
  en: `You can start a session ${LIVE_EARLY_START_MINUTES} minutes before its time at the earliest.`,
});

export const LiveNotStarted = problem(409, 'live_not_started', {
  fr: 'Cette session n’a pas encore commencé.',
  en: 'This session hasn’t started yet.',
});

/** Its texts must not speak of signing in: a page would ask for that instead (docs/product.md#error-texts). */
export const LiveSeatRequired = problem(403, 'live_seat_required', {
  fr: 'Il faut une place pour entrer dans cette session.',
  en: 'You need a seat to enter this session.',
});

export const LiveParticipantsOnly = problem(403, 'live_participants_only', {
  fr: 'C’est aux participants de le faire : tu animes cette session.',
  en: 'That’s for participants: you’re hosting this session.',
});

export const LiveVersion = problem(409, 'live_version', {
  fr: 'Quelqu’un d’autre a modifié le code entre-temps.',
  en: 'Somebody else has changed the code in the meantime.',
});

export const LiveBadChanges = problem(422, 'live_bad_changes', {
  fr: 'Cette modification ne correspond pas au code de la session.',
  en: 'This edit doesn’t fit the session’s code.',
});

export const LiveCodeTooLarge = problem(413, 'live_code_too_large', {
  fr: `C’est trop long : le code d’une session a ${formatNumber(LIVE_CODE_MAX_CHARACTERS, 'fr')} caractères au plus, tous fichiers compris.`,
  en: `That’s too long: the code of a session can have ${formatNumber(LIVE_CODE_MAX_CHARACTERS, 'en')} characters at most, all files together.`,
});

/** Names the line that is not sent, and the reason. */
export function LiveLineRefused(file: string, { kind, line }: FoundContact) {
  const { fr, en } = CONTACT_WORDS[kind];
  const detail = {
    fr: `${file}, ligne ${line} : elle contient ${fr}, et n’est pas envoyée.`,
    en: `${file}, line ${line} contains ${en}, so it wasn’t sent.`,
  };
  return new ReportedProblem(422, 'live_line_refused', detail, { file, line });
}

export const LiveLogFull = problem(409, 'live_log_full', {
  fr: `Cette session a atteint sa limite de ${formatNumber(LIVE_EVENTS_MAX, 'fr')} modifications : termine-la, et programme la suite.`,
  en: `This session has reached its limit of ${formatNumber(LIVE_EVENTS_MAX, 'en')} changes: end it, and schedule another.`,
});

export const LiveQuestionNotFound = problem(404, 'live_question_not_found', {
  fr: 'Cette question n’existe pas, ou n’existe plus.',
  en: 'This question doesn’t exist, or no longer exists.',
});

export const LiveQuestionPersonal = problem(422, 'contact_refused', {
  fr: 'Ta question dit ton âge, où tu habites ou que tu cherches des amis. Pour ta sécurité, pose-la sans cela.',
  en: 'Your question says your age, where you live or that you’re looking for friends. To stay safe, ask it without that.',
});

export const LiveQuestionsLimit = problem(409, 'live_questions_limit', {
  fr: `Tu as déjà ${LIVE_OPEN_QUESTIONS_MAX} questions en attente : attends qu’elles aient été lues.`,
  en: `You already have ${LIVE_OPEN_QUESTIONS_MAX} questions waiting: wait until they’ve been looked at.`,
});

export const LiveQuestionClosed = problem(409, 'live_question_closed', {
  fr: 'On ne vote que pour les questions qui attendent une réponse.',
  en: 'You can only vote for questions that are waiting for an answer.',
});

export const LiveQuestionDecided = problem(409, 'live_question_decided', {
  fr: 'L’état de cette question a déjà changé : regarde à nouveau la liste.',
  en: 'This question’s state has already changed: look at the list again.',
});

export const LivePollNotFound = problem(404, 'live_poll_not_found', {
  fr: 'Ce sondage n’existe pas, ou n’existe plus.',
  en: 'This poll doesn’t exist, or no longer exists.',
});

export const LivePollClosed = problem(409, 'live_poll_closed', {
  fr: 'Ce sondage est fermé.',
  en: 'This poll is closed.',
});

export const LiveNoSuchOption = problem(422, 'live_no_such_option', {
  fr: 'Ce sondage n’a pas autant de réponses.',
  en: 'This poll doesn’t have that many options.',
});
