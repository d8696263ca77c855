import { answerAge } from '@codivia/contract/api/accounts';
import type { Part } from './world.ts';

/** The school answers for class accounts. */
export const ageCalls: Part = {
  modules: [{ answerAge }],
  rows: [
    [
      answerAge,
      [401, 200, 200, 403, 403, 200, 200, 200, 200, 401, 401, 200, 200],
      {},
      { over_15: false },
    ],
  ],
};
