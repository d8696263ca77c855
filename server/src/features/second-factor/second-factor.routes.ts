import * as contract from '@codivia/contract/second-factor';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../serve.ts';
import { admitHashing } from '../accounts/password-proof.service.ts';
import { type SecondFactorDeps, secondFactorService } from './second-factor.service.ts';

const DISABLED = {
  fr: 'La double authentification est désactivée.',
  en: 'Two-factor authentication is off.',
};

/** The second factor of an administrator's own account. */
export function secondFactorRoutes(app: FastifyInstance, deps: SecondFactorDeps): void {
  const factor = secondFactorService(deps);

  serve(app, contract.readSecondFactor, ({ user }) => factor.read(user));

  serve(app, contract.beginSecondFactor, ({ body, user, reply }) => {
    reply.header('cache-control', 'no-store');
    return admitHashing(() => factor.begin(user, body.password));
  });

  serve(app, contract.confirmSecondFactor, async ({ body, user, reply }) => {
    reply.header('cache-control', 'no-store');
    return { recovery_codes: await factor.confirm(user, body.code) };
  });

  serve(app, contract.renewRecoveryCodes, ({ body, user, reply }) => {
    reply.header('cache-control', 'no-store');
    return admitHashing(async () => ({
      recovery_codes: await factor.renewCodes(user, body.password, body.code),
    }));
  });

  serve(app, contract.disableSecondFactor, ({ body, user }) =>
    admitHashing(async () => {
      await factor.disable(user, body.password, body.code);
      return { message: DISABLED };
    }),
  );
}
