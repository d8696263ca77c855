import * as contract from '@codivia/contract/api/payers';
import { insertRequest, payerPurpose, setToken } from '../../src/features/payers/payers.queries.ts';
import { payers } from '../../src/features/payers/payers.table.ts';
import { hashOf, newSecret } from '../../src/secrets.ts';
import { rate_limits } from '../../src/services/rate-limits.table.ts';
import { signedToken } from '../../src/services/signed-link.ts';
import { createMember } from '../factories.ts';
import { all, EVERYONE, type Part, type World } from './world.ts';

const HOUR_MS = 60 * 60 * 1000;
const PAYER = 'payer@example.org';
/** There is no subscription yet; who has the link of a mail may ask. */
const NOTHING = all(409);
const asked = ({ ids }: World) => ({ token: ids.asked });
const paid = ({ ids }: World) => ({ token: ids.paid });

let count = 0;
/** An address that nobody else has given. */
function newAddress() {
  count += 1;
  return { email: `payer-${count}@example.org` };
}

export const payerCalls: Part = {
  modules: [contract],
  async prepare({ server, ids }) {
    const { db } = server.database;
    const now = server.clock.now();
    // All callers are on one network.
    await db.delete(rate_limits);
    const { user } = await createMember(server);
    const payer = { user_id: user.id, email: PAYER, language: 'fr' as const };
    const expires_at = new Date(now.getTime() + HOUR_MS);
    const id = await insertRequest(db, { ...payer, asked_at: now, expires_at });
    ids.asked = newSecret();
    await setToken(db, id, hashOf(ids.asked));
    await db.insert(payers).values({ ...payer, since: now });
    ids.paid = signedToken(server.config.tokenSecret, payerPurpose(PAYER), user.id, now);
  },
  rows: [
    [
      contract.askToPay,
      [401, 200, 200, 403, 403, 200, 200, 200, 200, 401, 401, 200, 200],
      {},
      newAddress,
    ],
    // Whoever has the link of a mail may look and pay: nothing else counts.
    [contract.readPaymentRequest, EVERYONE, {}, asked],
    [contract.payForMember, EVERYONE, {}, (world) => ({ ...asked(world), what: 'subscription' })],
    [contract.readAsPayer, EVERYONE, {}, paid],
    [contract.stopAsPayer, NOTHING, {}, paid],
    [contract.openPortalAsPayer, NOTHING, {}, paid],
  ],
};
