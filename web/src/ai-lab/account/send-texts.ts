import { eraseFile, writeFile } from '../../lib/files/file-database.ts';
import { sendFiles } from '../../training/files/account-files.ts';
import { newId } from '../project/lab-project.ts';

/** Sends texts to the files of the account, and returns their hashes. Throws ApiError, as calls do. */
export async function sendTexts(texts: readonly string[]): Promise<string[]> {
  const place = `ailab-sent-${newId()}`;
  const names = texts.map((_, i) => `${i}`);
  try {
    for (const [i, text] of texts.entries()) {
      const content = new TextEncoder().encode(text);
      const name = names[i] ?? '';
      await writeFile({ place, name, size: content.length, format: 'text' }, content);
    }
    const sent = await sendFiles(place);
    if (!sent) throw new Error('this page can compute no hashes');
    return names.map((name) => sent.find((one) => one.name === name)?.hash ?? '');
  } finally {
    for (const name of names) await eraseFile(place, name);
  }
}
