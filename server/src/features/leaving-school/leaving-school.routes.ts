import * as contract from '@codivia/contract/api/leaving-school';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { serve } from '../../serve.ts';
import { networkOf } from '../../services/network.ts';
import { admitAddress, EMAIL_PASSWORDS } from '../accounts/accounts.limits.ts';
import { admitHashing } from '../accounts/passwords.service.ts';
import { cleanEmail } from '../accounts/profile.service.ts';
import { spendMail } from '../families/families.limits.ts';
import { checkWordsOf, leaveSchool, readLeaving, stopLeaving } from './leaving.service.ts';
import { SCHOOL_LEAVINGS, spendLink } from './leaving-school.limits.ts';

const ASKED = {
  message: {
    fr: 'C’est parti : un lien attend à ta nouvelle adresse. D’ici là, rien ne change.',
    en: 'Sent: a link is waiting at your new address. Until then, nothing changes.',
  },
};

const STOPPED = {
  message: {
    fr: 'C’est arrêté : ton compte reste celui de ta classe. Quelqu’un d’autre connaît tes mots ? Demande-en de nouveaux à ton prof.',
    en: 'Stopped: your account stays that of your class. Does somebody else know your words? Ask your teacher for new ones.',
  },
};

/** Serves the way from a class account to a personal one. */
export function leavingSchoolRoutes(app: FastifyInstance, deps: Services): void {
  const { limits } = deps;

  serve(app, contract.readSchoolLeaving, ({ user }) => readLeaving(deps, user.id));

  serve(app, contract.stopLeaving, async ({ user }) => {
    await stopLeaving(deps, user.id);
    return STOPPED;
  });

  serve(app, contract.leaveSchool, ({ body, user, request }) =>
    admitHashing(async () => {
      const email = cleanEmail(body.email);
      await limits.attempt(EMAIL_PASSWORDS, user.id, () => checkWordsOf(deps, user.id, body.words));
      await limits.spend(SCHOOL_LEAVINGS, user.id);
      await admitAddress({ ...deps, signAccess: app.session.sign }, email, networkOf(request.ip));
      await leaveSchool({ ...deps, spendMail, spendLink }, user, body);
      return ASKED;
    }),
  );
}
