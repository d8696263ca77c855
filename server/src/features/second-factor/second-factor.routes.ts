import * as contract from '@codivia/contract/api/second-factor';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../serve.ts';
import type { RateLimits } from '../../services/rate-limits.ts';
import { admitHashing } from '../accounts/passwords.service.ts';
import { checkBoth, checkFirstCode, checkPassword } from './second-factor.limits.ts';
import * as factor from './second-factor.service.ts';

const DISABLED = {
  fr: 'La double authentification est désactivée.',
  en: 'Two-factor authentication is off.',
};

/** Serves the second factor of one's own account, for administrators and mentors. */
export function secondFactorRoutes(
  app: FastifyInstance,
  deps: factor.SecondFactorDeps & { limits: RateLimits },
): void {
  serve(app, contract.readSecondFactor, async ({ user }) => {
    await factor.expectOffered(deps, user);
    return factor.readSecondFactor(deps, user);
  });

  serve(app, contract.beginSecondFactor, ({ body, user }) =>
    admitHashing(async () => {
      await factor.expectOffered(deps, user);
      await checkPassword(deps, user, body.password);
      return factor.beginSecondFactor(deps, user);
    }),
  );

  serve(app, contract.confirmSecondFactor, async ({ body, user }) => {
    await factor.expectOffered(deps, user);
    await checkFirstCode(deps, user, body.code);
    return { recovery_codes: await factor.confirmSecondFactor(deps, user) };
  });

  serve(app, contract.renewRecoveryCodes, ({ body, user }) =>
    admitHashing(async () => {
      await factor.expectOffered(deps, user);
      await checkBoth(deps, user, body);
      return { recovery_codes: await factor.renewRecoveryCodes(deps, user) };
    }),
  );

  serve(app, contract.disableSecondFactor, ({ body, user }) =>
    admitHashing(async () => {
      await factor.expectOffered(deps, user);
      await checkBoth(deps, user, body);
      await factor.disableSecondFactor(deps, user);
      return { message: DISABLED };
    }),
  );
}
