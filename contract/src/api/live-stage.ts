import { ChangeSet, Text } from '@codemirror/state';
import type { LiveChanges, LiveEvent, LiveHost } from './live-events.ts';

type Run = Extract<LiveEvent['body'], { type: 'run' }>;

/** The files of a session by name, with the number of edits that each has had. */
export type LiveFiles = Readonly<Record<string, { text: Text; version: number }>>;

/** The place of a host's caret, in a window of theirs; places are moved along with every edit. */
export interface LiveCaret {
  by: LiveHost;
  /** Distinguishes hosts. */
  who: string;
  /** First name of an administrator; empty where it is not known, and in replays. */
  name: string;
  client: string;
  file: string;
  anchor: number;
  head: number;
  /** The seq of the event with which the host moved there. */
  seq: number;
}

/** The state of a session that everybody sees after some of its events; texts are documents of CodeMirror. */
export interface LiveStage {
  /** The seq of the last event that was applied. */
  seq: number;
  files: LiveFiles;
  /** The file that a host typed or selected in last. */
  shown: string;
  /** At most one caret of each host; the last caret belongs to the host who moved last. */
  carets: readonly LiveCaret[];
  /** The latest run, with the files as they were then. */
  run: (Run & { seq: number; at: number; files: LiveFiles }) | null;
}

/** A stage of files with these texts, before any event. */
export function openStage(files: Readonly<Record<string, string>>): LiveStage {
  const texts = Object.entries(files).map(([name, text]) => [name, fileOf(text)] as const);
  return {
    seq: 0,
    carets: [],
    run: null,
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

/** The carets after an edit: the one of its window comes last. */
function moveCarets(
  carets: readonly LiveCaret[],
  { file, client }: { file: string; client: string },
  changes: ChangeSet,
  seq: number,
): readonly LiveCaret[] {
  const moved = carets.map((caret) => {
    if (caret.file !== file) return caret;
    const [anchor, head] = [changes.mapPos(caret.anchor, 1), changes.mapPos(caret.head, 1)];
    return { ...caret, anchor, head, seq: caret.client === client ? seq : caret.seq };
  });
  const own = moved.find((caret) => caret.client === client);
  return own ? [...moved.filter((caret) => caret !== own), own] : moved;
}

/** The stage after an event. Throws RangeError for an edit that does not fit, or of an unknown file. */
export function applyEvent(stage: LiveStage, { seq, at, body }: LiveEvent): LiveStage {
  if (body.type === 'edit') {
    const file = stage.files[body.file];
    if (file?.version !== body.version) throw new RangeError(`no version ${body.version}`);
    const changes = ChangeSet.fromJSON(body.changes);
    return {
      ...stage,
      seq,
      files: {
        ...stage.files,
        [body.file]: { text: changes.apply(file.text), version: file.version + 1 },
      },
      shown: body.file,
      carets: moveCarets(stage.carets, body, changes, seq),
    };
  }
  if (body.type === 'select') {
    const { type: _, by = 'host', who = by, name = '', ...place } = body;
    const others = stage.carets.filter((caret) => caret.who !== who);
    const own = { ...place, by, who, name, seq };
    return { ...stage, seq, shown: body.file, carets: [...others, own] };
  }
  if (body.type !== 'run') return { ...stage, seq };
  return { ...stage, seq, run: { ...body, seq, at, files: stage.files } };
}
