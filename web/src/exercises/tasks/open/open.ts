import { lazy } from 'react';
import type { WebTask } from '../web-task.ts';

export const Checklist = lazy(async () => ({
  default: (await import('./checklist.tsx')).Checklist,
}));

/** A project of one's own with a list of what it must do. */
export const open: WebTask<'open'> = { Below: Checklist };

/** The cases of a challenge, which pass or fail. */
export const cases: WebTask<'cases'> = { Below: Checklist };
