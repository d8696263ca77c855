import type { Language } from '@codivia/contract/api/language';
import type { ProgramFiles, ProgramKind } from '@codivia/contract/programs/program';
import { saveFile } from '../../lib/save-file.ts';
import { deleteFiles, keepFiles, type NewFile } from '../../training/files/file-store.ts';
import { newId } from '../project/lab-project.ts';

/** The program of a room as its files. */
function filesOf(kind: ProgramKind, program: string): ProgramFiles {
  if (kind === 'python') return { 'main.py': program };
  if (kind === 'game') return { 'sketch.js': program };
  return { 'index.html': '', 'style.css': '', 'script.js': program };
}

/** Saves a program with its model as a zip, which runs from a folder without this site. */
export async function saveFolder(
  kind: ProgramKind,
  program: string,
  model: NewFile,
  title: string,
  language: Language,
): Promise<void> {
  const { packWork } = await import('../../training/files/pack-work.ts');
  const place = `ailab-folder-${newId()}`;
  await keepFiles(place, [model]);
  try {
    const zip = await packWork(place, kind, filesOf(kind, program), title, language);
    saveFile(zip, model.name.replace('.model.json', '.zip'));
  } finally {
    await deleteFiles(place, [model.name]);
  }
}
