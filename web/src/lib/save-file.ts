/** Maximum time for a browser to begin saving, in milliseconds. */
const TIMEOUT_MS = 30_000;

/** Saves a file among the downloads. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), TIMEOUT_MS);
}

/** Saves a text as a file among the downloads. `type` is its MIME type. */
export function saveText(text: string, name: string, type: string): void {
  saveFile(new Blob([text], { type }), name);
}

/** Saves data among the downloads, readable for people too. */
export function saveJson(data: unknown, name: string): void {
  saveText(JSON.stringify(data, null, 2), name, 'application/json');
}
