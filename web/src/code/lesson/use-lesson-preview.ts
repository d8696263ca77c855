import type { PreviewKind } from '@codivia/contract/programs/program';
import { PROGRAM_FILES, type ProgramFiles } from '@codivia/contract/programs/program';
import type { FilesBeside } from '@codivia/runners/files/program-file';
import type { SourcePosition } from '@codivia/runners/preview/messages';
import type { PreviewProgram } from '@codivia/runners/preview/preview-program';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CodeEditorRef } from '../editor/code-editor.tsx';
import type { PreviewOutput } from '../previews/preview-output.ts';
import { usePreview, wasPressedByPointer } from '../previews/use-preview.ts';
import { KINDS } from './preview-kinds.ts';
import type { StoredFiles } from './use-stored-files.ts';

/** After the last edit of a page that is shown, it is shown again, in milliseconds. */
const DEBOUNCE_MS = 500;

/** Tells whether there was anything to check for problems: until then nothing of their list is fetched. */
export const isTouched = (changed: ProgramFiles, { phase }: PreviewOutput) =>
  phase !== 'empty' || Object.keys(changed).length > 0;

/** Tells whether the preview may follow an edit. It may where the page has no script; a program is started by hand. */
function mayFollow(names: string[], { 'index.html': html = '' }: ProgramFiles): boolean {
  return names.every((name) => !name.endsWith('.js')) && !/<script\b/i.test(html);
}

interface Options {
  kind: PreviewKind;
  stored: StoredFiles;
  /** The file that is shown first. */
  first?: string | undefined;
  /** Reads the files beside it, each time that it is shown. */
  readFiles?: () => FilesBeside | undefined;
  /** Tells whether hints about a run are shown. */
  hints?: boolean;
}

/** The code of one editor of a lesson, and the preview of it. */
export function useLessonPreview({ kind, stored, first, readFiles, hints = true }: Options) {
  const { create, frame } = KINDS[kind];
  const preview = usePreview<PreviewProgram>(create, frame, { several: true, hints });
  const editor = useRef<CodeEditorRef>(null);
  const [shownFile, show] = useState<string>(first ?? stored.names[0] ?? PROGRAM_FILES[kind][0]);
  const [edits, setEdits] = useState(0);

  const program = (): PreviewProgram => ({ files: stored.files, beside: readFiles?.() });
  const follow = useEffectEvent(() => preview.follow(program()));
  useEffect(() => {
    if (edits === 0) return;
    const timer = setTimeout(follow, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [edits]);

  return {
    preview,
    editor,
    shownFile,
    show,
    program,
    run: () => preview.run(program(), { focus: wasPressedByPointer() }),
    change(changed: ProgramFiles): void {
      stored.change(changed);
      const isFollowed = mayFollow(Object.keys(changed), { ...stored.files, ...changed });
      if (isFollowed) setEdits((count) => count + 1);
    },
    goTo({ file, line }: SourcePosition): void {
      if (!stored.names.includes(file)) return;
      // The line may be in another file: its editor has to be shown first.
      flushSync(() => show(file));
      editor.current?.goToLine(line);
    },
  };
}
