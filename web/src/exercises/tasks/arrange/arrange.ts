import { codeLines } from '@codivia/contract/exercises/pieces';
import { lazy } from 'react';
import type { WebTask } from '../web-task.ts';
import { mixedLines } from './arranging.ts';

/** Lines to put into order. Their draft is the program that they make so far. */
export const arrange: WebTask<'arrange'> = {
  completion: {
    Input: lazy(async () => ({ default: (await import('./arrange-input.tsx')).ArrangeInput })),
    first: 'arrange_first',
    program: (_, draft) => (draft === '' ? '' : `${draft}\n`),
    isAnswered: (_, draft) => codeLines(draft).length > 0,
    readable: (task, id) => mixedLines(task, id).join('\n'),
  },
  withoutHints: true,
};
