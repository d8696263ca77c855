import { lazy } from 'react';
import type { WebTask } from '../web-task.ts';

/** A bug to find and to fix. */
export const fix: WebTask<'fix'> = {
  Above: lazy(async () => ({ default: (await import('./failing-case.tsx')).FailingCase })),
  withoutHints: true,
};
