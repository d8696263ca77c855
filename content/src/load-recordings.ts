import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@codivia/contract/api/language';
import { type CompiledRecording, compileRecording, RecordingError } from './compile-recording.ts';
import { ContentError, readYaml } from './read-yaml.ts';
import { RecordingFile, RecordingScript } from './recording-format.ts';

const RECORDINGS_FOLDER = join(import.meta.dirname, '../live');

/** A session of our own, ready to be played in each language. */
export interface LoadedRecording extends RecordingFile {
  /** The name of its folder. */
  id: string;
  languages: Record<Language, CompiledRecording>;
}

/** Reads one recording. Throws ContentError with the file, and the step where it is one. */
export function loadRecording(folder: string, id: string): LoadedRecording {
  const about = readYaml(join(folder, id, 'session.yaml'), RecordingFile);
  const script = join(folder, id, 'script.yaml');
  const steps = readYaml(script, RecordingScript);
  try {
    const compiled = LANGUAGES.map((language) => [
      language,
      compileRecording(about.kind, steps, language),
    ]);
    return { ...about, id, languages: Object.fromEntries(compiled) };
  } catch (error) {
    if (!(error instanceof RecordingError)) throw error;
    throw new ContentError(script, error.message);
  }
}

/** Every recording, in the order of the list. Throws ContentError for the first malformed file. */
export function loadRecordings(folder = RECORDINGS_FOLDER): LoadedRecording[] {
  const ids = readdirSync(folder).sort();
  const all = ids.map((id) => loadRecording(folder, id));
  return all.sort((one, other) => durationOf(one) - durationOf(other)).reverse();
}

const durationOf = ({ languages }: LoadedRecording) => languages.en.duration_ms;
