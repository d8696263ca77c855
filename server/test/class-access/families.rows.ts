import * as family from '@codivia/contract/api/family';
import * as familyChild from '@codivia/contract/api/family-child';
import * as payments from '@codivia/contract/api/family-payments';
import { eq } from 'drizzle-orm';
import { family_ties } from '../../src/features/families/families.table.ts';
import { makeLink } from '../../src/features/families/parent-links.queries.ts';
import { createParent } from '../class-calls.ts';
import { createMember } from '../factories.ts';
import { ALL_OFF } from '../family-calls.ts';
import { EVERYONE, MEMBERS, members, type Part, type Statuses } from './world.ts';

/** Both parents, each about their own children. */
const PARENTS: Statuses = [401, 401, 401, 401, 401, 401, 401, 401, 401, 200, 200, 401, 401];
/** The statuses of the child's parent; the other parent never finds the child. */
const parent = (status: number): Statuses => [
  ...([401, 401, 401, 401, 401, 401, 401, 401, 401, status, 404, 401, 401] as const),
];
const CHILD = { id: 'pupilAccount' };
const PERSONAL = { id: 'classmateAccount' };

let asked = 0;
/** An address of a parent that nobody else has given. */
function newAddress() {
  asked += 1;
  return { email: `asked-${asked}@example.org` };
}

export const familyCalls: Part = {
  modules: [family, familyChild, payments],
  async prepare({ server, ids, pupil }) {
    const { db } = server.database;
    const tie = eq(family_ties.child_id, pupil.user.id);
    ids.parent = (await db.select().from(family_ties).where(tie))[0]?.parent_id ?? '';
    const { user } = await createMember(server);
    const { id } = await createParent(server, user.id, { state: 'asked' });
    const link = { parent_id: id, child_id: user.id, purpose: 'consent' as const };
    ids.question = await makeLink(db, link, server.clock.now());
  },
  rows: [
    // Whoever has the link of a mail may answer: nothing else counts.
    [family.readConsent, EVERYONE, {}, ({ ids }) => ({ token: ids.question })],
    [
      family.answerConsent,
      EVERYONE,
      {},
      ({ ids }) => ({ token: ids.question, version: 1, answer: 'accept', switches: ALL_OFF }),
    ],
    [family.askForFamilyLink, EVERYONE, {}, newAddress],
    [family.readFamily, PARENTS],
    [family.setFamilySwitches, parent(200), CHILD, ALL_OFF],
    // There is no portfolio to close.
    [family.closePublicItem, parent(404), { ...CHILD, item_id: 'pupilAccount' }],
    [family.leaveChild, parent(200), CHILD],
    [family.readChildData, parent(200), CHILD],
    // The school decides about class accounts.
    [family.askForDeletion, parent(403), CHILD],
    [family.askForDeletion, parent(200), PERSONAL],
    [family.withdrawDeletion, parent(409), CHILD],
    // Nobody pays for a class account; a personal account's parent may (payer-suite.ts).
    [payments.stopForChild, parent(404), CHILD],
    [payments.openPortalForChild, parent(404), CHILD],
    [family.readParentData, PARENTS],
    [family.deleteParent, PARENTS],

    [familyChild.readOwnFamily, MEMBERS],
    [
      familyChild.askParent,
      [401, 200, 200, 403, 403, 200, 200, 200, 200, 401, 401, 200, 200],
      {},
      newAddress,
    ],
    [
      familyChild.endParent,
      [401, 404, 200, 200, 404, 404, 404, 404, 404, 401, 401, 404, 404],
      { parent_id: 'parent' },
    ],
    [familyChild.turnFifteen, members(409)],
    [familyChild.objectToDeletion, members(404)],
  ],
};
