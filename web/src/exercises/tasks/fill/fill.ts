import { fillBlanks, textsBetweenBlanks } from '@codivia/contract/exercises/pieces';
import { lazy } from 'react';
import type { WebTask } from '../web-task.ts';
import { blankValues } from './blanks.ts';

/** Blanks to fill. */
export const fill: WebTask<'fill'> = {
  completion: {
    Input: lazy(async () => ({ default: (await import('./fill-input.tsx')).FillInput })),
    first: 'fill_first',
    program: ({ template }, draft) => fillBlanks(template, blankValues(draft)),
    isAnswered({ template }, draft) {
      const values = blankValues(draft);
      return textsBetweenBlanks(template)
        .slice(1)
        .every((_, i) => (values[i] ?? '').trim() !== '');
    },
    readable: ({ template }) => textsBetweenBlanks(template).join('____').trim(),
  },
  withoutHints: true,
};
