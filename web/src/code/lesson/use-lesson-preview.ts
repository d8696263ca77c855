import type { PageParts } from '@codivia/contract/exercises/base';
import type { PagePart } from '@codivia/contract/programs/page-parts';
import type { FilesBeside } from '@codivia/runners/files/program-file';
import type { SourcePosition } from '@codivia/runners/preview/messages';
import type { WebProject } from '@codivia/runners/web/prepare-page';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CodeEditorRef } from '../editor/code-editor.tsx';
import type { PreviewOutput } from '../previews/preview-output.ts';
import { usePreview, wasPressedByPointer } from '../previews/use-preview.ts';
import { KINDS, type PreviewKind, programOf } from './preview-kinds.ts';
import { useStoredParts } from './use-stored-parts.ts';

/** After the last edit of a page that is shown, it is shown again, in milliseconds. */
const DEBOUNCE_MS = 500;

/** Tells whether there was anything to check for problems: until then nothing of their list is fetched. */
export const isTouched = (changed: PageParts, { phase }: PreviewOutput) =>
  phase !== 'empty' || Object.keys(changed).length > 0;

/** Tells whether the preview may follow an edit. It may where the page has no script; a program is started by hand. */
function mayFollow(kind: PreviewKind, name: PagePart, { html = '' }: PageParts): boolean {
  return kind === 'web' && name !== 'js' && !/<script\b/i.test(html);
}

interface Options {
  kind: PreviewKind;
  /** The place where the learner's own code is kept. */
  storageKey: string | null;
  start: PageParts;
  /** The part that is shown first. */
  first?: PagePart | undefined;
  /** Reads the files beside it, each time that it is shown. */
  readFiles?: () => FilesBeside | undefined;
  /** Tells whether hints about a run are shown. */
  hints?: boolean;
  /** Called when code of another tab has replaced this one. */
  onFollowed?: () => void;
}

/** The code of one editor of a lesson, and the preview of it. */
export function useLessonPreview(options: Options) {
  const { kind, first, readFiles, hints = true } = options;
  const { create, frame } = KINDS[kind];
  const stored = useStoredParts(options.storageKey, options.start, options.onFollowed);
  const preview = usePreview<WebProject>(create, frame, { several: true, hints });
  const editor = useRef<CodeEditorRef>(null);
  const [shown, show] = useState<PagePart>(first ?? stored.names[0] ?? 'html');
  const [edits, setEdits] = useState(0);

  const program = (): WebProject => ({ ...programOf(stored.parts), files: readFiles?.() });
  const follow = useEffectEvent(() => preview.follow(program()));
  useEffect(() => {
    if (edits === 0) return;
    const timer = setTimeout(follow, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [edits]);

  return {
    stored,
    preview,
    editor,
    shown,
    show,
    program,
    run: () => preview.run(program(), { focus: wasPressedByPointer() }),
    change(name: PagePart, code: string): void {
      stored.change(name, code);
      if (mayFollow(kind, name, { ...stored.parts, [name]: code })) setEdits((count) => count + 1);
    },
    goTo({ file, line }: SourcePosition): void {
      // The line may be in another part: its editor has to be shown first.
      flushSync(() => show(file));
      editor.current?.goToLine(line);
    },
  };
}
