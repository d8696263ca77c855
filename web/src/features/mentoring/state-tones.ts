import type { ThreadState } from '@codivia/contract/mentoring';
import type { BadgeTone } from '../../ui/badge.tsx';

/** The colour in which each state of a request is shown. */
export const STATE_TONES: Record<ThreadState, BadgeTone> = {
  waiting: 'plain',
  claimed: 'trail',
  answered: 'joy',
  closed: 'done',
};
