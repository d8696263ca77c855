import { hasAllOfPremium } from '@codivia/contract/api/accounts';
import { FREE_FILES_BYTES, PREMIUM_FILES_BYTES } from '@codivia/contract/files/project-files';
import type { ProgramKind } from '@codivia/contract/programs/program';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import {
  areStored,
  type FileEntry,
  keepFiles,
  knownFiles,
  loadFiles,
  watchFiles,
} from './file-store.ts';
import { type Converted, type FileProblem, takeFiles } from './take-file.ts';

/** The files beside a work, and their maximum size together. */
export interface WorkFiles {
  entries: readonly FileEntry[];
  /** Bytes of all of them, and the maximum. */
  used: number;
  limit: number;
  /** False where the browser keeps them no longer than the page. */
  stored: boolean;
  /**
   * Takes files of the learner's device; returns those that cannot be taken with their reason, and those that were
   * converted.
   */
  add: (files: readonly File[]) => Promise<{
    problems: { problem: FileProblem; name: string }[];
    converted: Converted[];
  }>;
}

/** Reads the files beside a work and follows their changes. */
export function useFiles(place: string, kind: ProgramKind): WorkFiles {
  const { t } = useTranslation('project-files');
  const { user } = useSession();
  const entries = useSyncExternalStore(
    (changed) => watchFiles(place, changed),
    () => knownFiles(place),
  );
  useEffect(() => void loadFiles(place), [place]);
  const limit = user && hasAllOfPremium(user) ? PREMIUM_FILES_BYTES : FREE_FILES_BYTES;

  async function add(files: readonly File[]) {
    const room = { kind, files: await loadFiles(place), limit };
    const { names, problems, converted } = await takeFiles(files, room, async (file) => {
      await keepFiles(place, [file]);
      return loadFiles(place);
    });
    if (names.length > 0) toast.success(t('added', { count: names.length, name: names[0] ?? '' }));
    return { problems, converted };
  }

  return {
    entries,
    used: entries.reduce((sum, { size }) => sum + size, 0),
    limit,
    stored: areStored(place),
    add,
  };
}
