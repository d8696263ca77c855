import { problem } from '../../errors.ts';

export const ReplayNotFound = problem(404, 'replay_not_found', {
  fr: 'Cet enregistrement n’existe pas, ou n’existe plus.',
  en: 'There is no such replay, or not any more.',
});

/** Its texts must not speak of signing in: a page would ask for that instead (docs/product.md#error-texts). */
export const ReplayPremium = problem(403, 'replay_premium', {
  fr: 'Cet enregistrement fait partie de Premium.',
  en: 'This replay is part of Premium.',
});
