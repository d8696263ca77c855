import type { LiveRoom } from '@codivia/contract/api/live-room';
import {
  applyEvent,
  type LiveFiles,
  type LiveStage,
  openStage,
} from '@codivia/contract/api/live-stage';
import {
  PROGRAM_FILES,
  type ProgramFiles,
  type ProgramKind,
} from '@codivia/contract/programs/program';

/** The names of the files of a session, in the order of their tabs. */
export function fileNames(kind: ProgramKind): readonly string[] {
  return PROGRAM_FILES[kind];
}

/** The files as a work of a training room. */
export function workOf(files: LiveFiles): ProgramFiles {
  const texts = Object.entries(files).map(([name, { text }]) => [name, text.toString()]);
  return Object.fromEntries(texts) as ProgramFiles;
}

/** The stage of a room at the moment it was read. Places beyond the end of a file are moved to its end. */
export function stageOf({ files, events, seq }: LiveRoom): LiveStage {
  const texts = Object.entries(files).map(([name, { text }]) => [name, text] as const);
  const opened = openStage(Object.fromEntries(texts));
  const versions = Object.entries(opened.files).map(
    ([name, file]) => [name, { ...file, version: files[name]?.version ?? 0 }] as const,
  );
  const before: LiveStage = { ...opened, files: Object.fromEntries(versions) };
  const kept = events.filter(({ body }) => body.type === 'select' || body.type === 'run');
  return { ...kept.reduce(applyEvent, before), seq };
}
