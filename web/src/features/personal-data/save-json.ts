/** How long a browser may take to begin saving, in milliseconds. */
const SAVING = 30_000;

/** Saves data among the downloads, readable for people too. */
export function saveJson(data: unknown, name: string): void {
  const blob = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), SAVING);
}
