import { LIVE_SEATS_MAX } from '@codivia/contract/api/live-sessions';
import { problem } from '../../errors.ts';

export const LiveSessionNotFound = problem(404, 'live_session_not_found', {
  fr: 'Cette session n’existe pas, ou n’existe plus.',
  en: 'This session doesn’t exist, or no longer exists.',
});

export const LiveHostsOnly = problem(403, 'live_hosts_only', {
  fr: 'Accès refusé : seuls les mentors qui ont accepté leur code de conduite et les administrateurs programment des sessions.',
  en: 'Access denied: only mentors who have accepted their code of conduct and administrators schedule sessions.',
});

/** Its texts must not speak of signing in: a page would ask for that instead (docs/product.md#error-texts). */
export const LivePremium = problem(403, 'live_premium', {
  fr: 'Les places en direct font partie de Premium.',
  en: 'Live seats are part of Premium.',
});

export const LiveInThePast = problem(422, 'live_in_the_past', {
  fr: 'Ce moment est déjà passé : choisis une date à venir.',
  en: 'That time has already passed: choose one in the future.',
});

export const LiveTooFarAhead = problem(422, 'live_too_far_ahead', {
  fr: 'Une session se programme au plus un an à l’avance.',
  en: 'You can schedule a session at most one year ahead.',
});

export const LiveAlreadyStarted = problem(409, 'live_already_started', {
  fr: 'La session a déjà commencé : elle ne peut plus être modifiée.',
  en: 'The session has already started: it can no longer be changed.',
});

export const LiveCancelled = problem(409, 'live_cancelled', {
  fr: 'Cette session a été annulée.',
  en: 'This session was cancelled.',
});

export const LiveOver = problem(409, 'live_over', {
  fr: 'Cette session est terminée ou annulée.',
  en: 'This session is over or cancelled.',
});

export const LiveFull = problem(409, 'live_full', {
  fr: 'Toutes les places de cette session sont prises.',
  en: 'All the seats of this session are taken.',
});

export const LiveHostNeedsNoSeat = problem(409, 'live_host_needs_no_seat', {
  fr: 'Tu animes cette session : tu n’as pas besoin de place.',
  en: 'You’re hosting this session: you don’t need a seat.',
});

export const LiveSeatsTaken = problem(409, 'live_seats_taken', {
  fr: `Il y a déjà plus de places prises que cela : choisis un nombre plus grand, jusqu’à ${LIVE_SEATS_MAX}.`,
  en: `More seats than that are already taken: choose a larger number, up to ${LIVE_SEATS_MAX}.`,
});
