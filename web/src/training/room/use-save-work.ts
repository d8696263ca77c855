import type { ProgramKind } from '@codivia/contract/programs/program';
import { fileNames } from '../../lib/files/has-files.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { saveFile } from '../../lib/save-file.ts';
import { toast } from '../../lib/toast.ts';
import type { Work } from '../learner-code/use-work.ts';

/** The one file that is the whole of a work without files beside its code. */
interface Alone {
  /** Its name; a zip gets the same name. */
  name: string;
  title: string;
  save: () => void;
}

/**
 * Returns a function that saves all of a work among the downloads: as one file, or as a zip where it has files beside
 * its code.
 */
export function useSaveWork({ files, place }: Work, kind: ProgramKind, alone: Alone): () => void {
  const { t, language } = useTranslation('rooms');

  async function saveZip(): Promise<void> {
    try {
      const { packWork } = await import('../files/pack-work.ts');
      const zip = await packWork(place, kind, files, alone.title, language);
      saveFile(zip, alone.name.replace(/\.\w+$/, '.zip'));
      toast.success(t('saved_zip'));
    } catch {
      toast.error(t('not_saved'));
    }
  }

  return () => (fileNames(place).length > 0 ? void saveZip() : alone.save());
}
