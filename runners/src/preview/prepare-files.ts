import { MISSING_FILE, missingFileText } from '../files/missing-file.ts';
import { isScript, leadsElsewhere, nameOf, type ProgramFile } from '../files/program-file.ts';
import { problemEntries } from './console-entries.ts';
import type { FrameFile } from './frame/file-table.ts';
import { guardScript, type ScriptPlace } from './instrument.ts';
import { type ConsoleEntry, FILE_SCHEME } from './messages.ts';
import { scriptName } from './script-names.ts';

/** The files of a program, made ready for its frame, and the problems of its imports and scripts. */
export interface PreparedFiles {
  files: FrameFile[];
  problems: ConsoleEntry[];
}

/** Makes the modules of a file import the files of the project; a missing file is recorded as a problem. */
export function importsOf(
  names: readonly string[],
  problems: ConsoleEntry[],
  file: string,
): NonNullable<ScriptPlace['imported']> {
  return (specifier, line) => {
    if (leadsElsewhere(specifier) || !/^\.{0,2}\//.test(specifier)) return null;
    const name = nameOf(specifier, file);
    if (!names.includes(name)) {
      const text = missingFileText(name, names);
      const position = { file, line };
      problems.push({ kind: 'error', name: MISSING_FILE, text, position, count: 1 });
      return null;
    }
    return FILE_SCHEME + encodeURIComponent(name);
  };
}

/** Parses code as a script, or else as a module: modules are recognized by their imports and exports. */
export function guardScriptOrModule(code: string, place: ScriptPlace, isModule = false) {
  const guarded = guardScript(code, place, isModule ? 'module' : 'script');
  if (isModule || !guarded.problem) return { ...guarded, isModule };
  const module = guardScript(code, place, 'module');
  return module.problem ? { ...guarded, isModule: false } : { ...module, isModule: true };
}

/**
 * Tells whether code is a module although it is not marked as one: it imports or exports, which plain scripts cannot.
 */
export function isModuleCode(code: string): boolean {
  return guardScriptOrModule(code, { file: 'script.js', firstLine: 1 }).isModule;
}

async function preparedScript(
  { name, data }: ProgramFile,
  names: readonly string[],
  problems: ConsoleEntry[],
): Promise<FrameFile> {
  const imported = importsOf(names, problems, name);
  const place: ScriptPlace = { file: name, firstLine: 1, imported };
  const guarded = guardScriptOrModule(await data.text(), place);
  problems.push(...problemEntries(guarded, name));
  const code = `${guarded.code}\n//# sourceURL=${scriptName(name, 1, 1)}`;
  return { name, data: new Blob([code], { type: 'text/javascript' }) };
}

/** Makes files ready: loops of scripts get a guard and their lines a name; the text of style sheets comes along. */
export async function prepareFiles(files: readonly ProgramFile[]): Promise<PreparedFiles> {
  const names = files.map(({ name }) => name);
  const problems: ConsoleEntry[] = [];
  const prepared = await Promise.all(
    files.map(async (file): Promise<FrameFile> => {
      if (isScript(file)) return preparedScript(file, names, problems);
      const { name, data } = file;
      return data.type.startsWith('text/css')
        ? { name, data, css: await data.text() }
        : { name, data };
    }),
  );
  return { files: prepared, problems };
}
