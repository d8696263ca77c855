import { recordProgress } from '@codivia/contract/api/progress';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { announceGrant } from '../lib/exercise-results/xp-gains.ts';
import { MEMBER } from '../lib/query.ts';
import { knownCompletions } from './completions.ts';
import { createOutbox } from './outbox.ts';
import { sendResults } from './send-results.ts';

/** Sends the completions that could not be sent, in order; the server counts each once. */
export const sendCompletions = createOutbox({
  from: knownCompletions,
  // A certificate counts the answers, so they come first.
  first: (queryClient: QueryClient) => sendResults(queryClient),
  send: ({ key }) => call(recordProgress, { body: { lesson_id: key, completed: true } }),
  onSent(_, { xp_awarded }, { person, context: queryClient }) {
    announceGrant({ person, xp: xp_awarded, prompt: false });
    void queryClient.invalidateQueries({ queryKey: [MEMBER] });
  },
});
