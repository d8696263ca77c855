/** How long a browser may take to begin saving, in milliseconds. */
const SAVING = 30_000;

/** Saves a file among the downloads. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), SAVING);
}
