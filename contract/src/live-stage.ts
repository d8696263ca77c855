import { ChangeSet, Text } from '@codemirror/state';
import type { LiveChanges, LiveEvent } from './live-events.ts';

type Run = Extract<LiveEvent['body'], { type: 'run' }>;

/** The files of a session by name, with the number of edits that each has had. */
export type LiveFiles = Readonly<Record<string, { text: Text; version: number }>>;

/** What everybody sees of a session after some of its events; texts are documents of CodeMirror. */
export interface LiveStage {
  /** The seq of the last event that was applied. */
  seq: number;
  files: LiveFiles;
  /** The file that a host typed or selected in last. */
  shown: string;
  /** In the shown file; moved along with every edit. */
  selection: { anchor: number; head: number } | null;
  /** The latest run, with the files as they were then. */
  run: (Run & { seq: number; at: number; files: LiveFiles }) | null;
}

/** A stage of files with these texts, before any event. */
export function openStage(files: Readonly<Record<string, string>>): LiveStage {
  const texts = Object.entries(files).map(([name, text]) => [name, fileOf(text)] as const);
  return {
    ...{ seq: 0, selection: null, run: null },
    files: Object.fromEntries(texts),
    shown: texts[0]?.[0] ?? '',
  };
}

function fileOf(text: string): { text: Text; version: number } {
  return { text: Text.of(text.split('\n')), version: 0 };
}

/** The text after these changes. Throws RangeError when they do not fit it. */
export function applyChanges(text: Text, changes: LiveChanges): Text {
  return ChangeSet.fromJSON(changes).apply(text);
}

/** The stage after an event. Throws RangeError for an edit that does not fit, or of an unknown file. */
export function applyEvent(stage: LiveStage, { seq, at, body }: LiveEvent): LiveStage {
  if (body.type === 'edit') {
    const file = stage.files[body.file];
    if (file?.version !== body.version) throw new RangeError(`no version ${body.version}`);
    const changes = ChangeSet.fromJSON(body.changes);
    const kept = stage.shown === body.file ? stage.selection : null;
    return {
      ...stage,
      seq,
      files: {
        ...stage.files,
        [body.file]: { text: changes.apply(file.text), version: file.version + 1 },
      },
      shown: body.file,
      selection: kept && {
        anchor: changes.mapPos(kept.anchor, 1),
        head: changes.mapPos(kept.head, 1),
      },
    };
  }
  if (body.type === 'select') {
    const { file, anchor, head } = body;
    return { ...stage, seq, shown: file, selection: { anchor, head } };
  }
  if (body.type !== 'run') return { ...stage, seq };
  return { ...stage, seq, run: { ...body, seq, at, files: stage.files } };
}
