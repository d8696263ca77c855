/** The name of a script where a worker is started: by itself, or counted from a module (`import.meta.url`). */
const STARTED = /\bnew\s+Worker\s*\(\s*(?:new\s+URL\s*\(\s*)?(["'`])([^"'`\n]+)\1/g;

/** The scripts of a game that run in its page: those that it starts as workers run there alone. */
export function pageScripts(names: readonly string[], codes: readonly string[]): string[] {
  const started = codes.flatMap((code) =>
    [...code.matchAll(STARTED)].map(([, , reference = '']) => reference.replace(/^\.?\//, '')),
  );
  return names.filter((name) => !started.includes(name));
}
