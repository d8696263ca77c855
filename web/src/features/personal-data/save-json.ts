import { saveFile } from '../../lib/save-file.ts';

/** Saves data among the downloads, readable for people too. */
export function saveJson(data: unknown, name: string): void {
  saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), name);
}
