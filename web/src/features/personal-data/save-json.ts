import { saveText } from '../../lib/save-file.ts';

/** Saves data among the downloads, readable for people too. */
export function saveJson(data: unknown, name: string): void {
  saveText(JSON.stringify(data, null, 2), name, 'application/json');
}
