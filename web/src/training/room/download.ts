/** How long a browser may take to begin saving, in milliseconds. */
const SAVING = 30_000;

/** Saves a text as a file among the downloads. `type` is its MIME type. */
export function downloadText(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), SAVING);
}
