import type { Project, ProjectSummary } from '@codivia/contract/api/projects';
import { type ProgramFiles, sameFiles } from '@codivia/contract/programs/program';
import { ApiError } from '../../lib/api-error.ts';
import { currentVersionIn } from '../../lib/current-version.ts';
import { createSubscribers } from '../../lib/subscribers.ts';
import { readSynced, type Synced, storeSynced } from './synced.ts';

/** A pause in writing after which the work is saved, in milliseconds. */
const DEBOUNCE_MS = 1500;
/** Time until a save that could not be made is tried again, in milliseconds. */
const RETRY = 15_000;

export type SyncState =
  | 'saved'
  /** There are edits, or they are being saved. */
  | 'saving'
  /** No answer: the edits are kept here and sent later. */
  | 'offline'
  | 'conflict'
  /** The project has been deleted elsewhere. */
  | 'gone'
  | 'too_large'
  | 'failed';

export interface SyncView {
  state: SyncState;
  /** The account's version, in a conflict. */
  theirs: Project | null;
}

export interface ProjectSync {
  view: () => SyncView;
  /** Calls back when the view has changed. Returns the function that stops this. */
  subscribe: (subscriber: () => void) => () => void;
  /** Called with the present work; it is saved after a pause. */
  edited: (files: ProgramFiles) => void;
  /** Called when files beside the code have changed; they are sent after a pause. */
  filesChanged: () => void;
  /** Decides a conflict: the work here replaces the account's version. */
  keepMine: () => void;
  /** Decides a conflict: the account's version counts. The work here must be put aside before. */
  takeTheirs: () => void;
  /** Begins to save. Returns the function that ends this, which saves everything that is still unsaved. */
  start: () => () => void;
}

type Parts = {
  id: string;
  files: ProgramFiles;
  theirs: Project | null;
  gone: boolean;
  save: (revision: number, files: ProgramFiles) => Promise<ProjectSummary>;
  /** Returns a mark that differs after each unsent change of the files beside the code; null when all are sent. */
  unsentMark?: () => string | null;
};

function stateAfter(error: unknown): SyncState {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.status === 404) return 'gone';
  if (error.status === 413) return 'too_large';
  const later = error.status === 0 || error.status >= 500 || [401, 408, 429].includes(error.status);
  return later ? 'offline' : 'failed';
}

/**
 * Saves a project as it is written: after each pause, over the revision that was last in common, one save at a time.
 * The common state is read again before each save, since another tab may have saved.
 */
export function createProjectSync(parts: Parts): ProjectSync {
  const { id, save, unsentMark = () => null } = parts;
  const { subscribe, notify } = createSubscribers();
  let files = parts.files;
  let view: SyncView = {
    state: parts.gone ? 'gone' : parts.theirs ? 'conflict' : 'saved',
    theirs: parts.theirs,
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving = false;
  let stopped = false;
  let refused: string | null = null;
  /** The code that was sent without an answer: it may have arrived all the same. */
  let unanswered: ProgramFiles | null = null;

  const synced = (): Synced | null => readSynced(id);

  function show(state: SyncState, theirs: Project | null = null): void {
    if (view.state === state && view.theirs === theirs) return;
    view = { state, theirs };
    notify();
  }

  function plan(wait: number): void {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void push(), wait);
  }

  function common(project: Synced): void {
    storeSynced(id, project);
    unanswered = null;
  }

  /** Handles a 409: the account has another revision than expected, which may be the one sent from here. */
  function handleConflict(theirs: Project | undefined, sent: ProgramFiles): void {
    if (!theirs) {
      show('failed');
      return;
    }
    const ours = [sent, unanswered].some((one) => one && sameFiles(one, theirs.files));
    if (!ours && theirs.revision !== synced()?.revision) {
      show('conflict', theirs);
      return;
    }
    common(theirs);
    plan(0);
  }

  async function push(): Promise<void> {
    clearTimeout(timer);
    const from = synced();
    if (saving || !from || view.state === 'conflict' || view.state === 'gone') return;
    const mark = unsentMark();
    if (sameFiles(files, from.files) && mark === refused) return show('saved');
    saving = true;
    const sent = files;
    show('saving');
    try {
      const { name, revision } = await save(from.revision, sent);
      common({ name, revision, files: sent });
      // Files that are still unsent were refused, and are not sent again until they change.
      const after = unsentMark();
      refused = after === mark ? after : null;
      if (sameFiles(files, sent) && after === refused) show('saved');
      else plan(DEBOUNCE_MS);
    } catch (error) {
      if (error instanceof ApiError && error.status === 409)
        handleConflict(currentVersionIn<Project>(error), sent);
      else {
        unanswered = sent;
        const state = stateAfter(error);
        show(state);
        if (state === 'offline') plan(RETRY);
      }
    } finally {
      saving = false;
    }
  }

  return {
    view: () => view,
    subscribe,
    edited(next) {
      files = next;
      if (view.state === 'conflict' || view.state === 'gone') return;
      const from = synced();
      if (!from || (sameFiles(next, from.files) && !saving)) return;
      if (view.state !== 'offline') show('saving');
      plan(DEBOUNCE_MS);
    },
    filesChanged() {
      if (view.state === 'conflict' || view.state === 'gone' || unsentMark() === refused) return;
      if (view.state !== 'offline') show('saving');
      plan(DEBOUNCE_MS);
    },
    keepMine() {
      if (!view.theirs) return;
      common(view.theirs);
      show('saving');
      plan(0);
    },
    takeTheirs() {
      if (!view.theirs) return;
      common(view.theirs);
      files = view.theirs.files;
      show('saved');
    },
    start() {
      stopped = false;
      const now = () => void push();
      const onHidden = () => document.visibilityState === 'hidden' && now();
      window.addEventListener('online', now);
      document.addEventListener('visibilitychange', onHidden);
      plan(0);
      return () => {
        window.removeEventListener('online', now);
        document.removeEventListener('visibilitychange', onHidden);
        stopped = true;
        now();
      };
    },
  };
}
