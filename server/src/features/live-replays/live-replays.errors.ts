import { problem } from '../../errors.ts';

export const ReplayNotFound = problem(404, 'replay_not_found', {
  fr: 'Cette rediffusion n’existe pas, ou n’existe plus.',
  en: 'This replay doesn’t exist, or no longer exists.',
});

/** Its texts must not speak of signing in: a page would ask for that instead (docs/product.md#error-texts). */
export const ReplayPremium = problem(403, 'replay_premium', {
  fr: 'Cette rediffusion fait partie de Premium.',
  en: 'This replay is part of Premium.',
});
