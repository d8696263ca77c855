import type { PreviewKind, ProgramFiles } from '@codivia/contract/programs/program';
import { explainScriptError } from '@codivia/runners/preview/friendly-errors';
import { type ConsoleEntry, isHint, type SourcePosition } from '@codivia/runners/preview/messages';
import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import type { CodeEditorRef } from '../../editor/code-editor.tsx';
import { fileLabel } from '../../editor/file-language.ts';
import { inOrder, PAUSE_MS, type Problem } from '../../editor/problems/problem.ts';
import { ProblemStrip } from '../../editor/problems/problem-strip.tsx';
import { useIsFresh } from '../../editor/problems/use-is-fresh.ts';
import { entryText } from '../console-line.tsx';
import type { PreviewOutput } from '../preview-output.ts';

const NONE: readonly ConsoleEntry[] = [];

export type PreviewProblemsProps = {
  kind: PreviewKind;
  files: ProgramFiles;
  output: PreviewOutput;
  /** The failure of the last check. */
  failure?: ConsoleEntry | null;
  editor: RefObject<CodeEditorRef | null>;
  /** The file that the editor shows. */
  shownFile: string;
  /** Returns the displayed name of a file, where there are several. */
  fileName?: ((file: string) => string) | undefined;
  /** Only problems of a run are shown: others would reveal the answer. */
  onlyRuns?: boolean;
  onGoTo: (position: SourcePosition) => void;
};

/** Tells whether a line of the console is a problem of the code, and says where. */
const isProblem = (entry: ConsoleEntry) =>
  entry.position !== null && (entry.kind === 'error' || entry.kind === 'loop' || isHint(entry));

/**
 * Returns the problems found in the code itself, a moment after each edit; null before it was checked. The code that
 * does it is fetched for the first check.
 */
function useFound(kind: PreviewKind, files: ProgramFiles, code: string, isAwake: boolean) {
  const [found, setFound] = useState<readonly ConsoleEntry[] | null>(null);
  const look = useEffectEvent(async () => {
    const { findProblems } = await import('./find-problems.ts');
    setFound(findProblems(kind, files));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it checks again when the code is another
  useEffect(() => {
    if (!isAwake) return;
    const timer = setTimeout(() => void look().catch(() => {}), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [kind, code, isAwake]);
  return found;
}

/** The problems of a page or a sketch: those found in its code, and those reported by its last run. */
export function PreviewProblems(props: PreviewProblemsProps) {
  const {
    kind,
    files,
    output,
    failure = null,
    editor,
    shownFile,
    fileName,
    onlyRuns = false,
  } = props;
  const { onGoTo } = props;
  const { t, language } = useTranslation('previews');
  const code = JSON.stringify(files);
  const [first] = useState(code);
  const [wasOpened, setWasOpened] = useState(false);
  const isTouched = wasOpened || code !== first || output.phase !== 'empty';
  const found = useFound(kind, files, code, isTouched && !onlyRuns);
  const isFresh = useIsFresh(code, output.entries.length === 0);

  const problems = useMemo(() => {
    const reported = [...(isFresh ? output.entries : NONE), ...(failure ? [failure] : NONE)];
    return inOrder(
      [...(found ?? NONE), ...reported].filter(isProblem).flatMap((entry): Problem | [] => {
        const { position } = entry;
        if (!position) return [];
        const explained = entry.kind === 'error' ? explainScriptError(entry, language) : null;
        return {
          ...position,
          fileLabel: fileLabel(position.file, fileName),
          message: explained ?? entryText(t, entry, language),
          isError: !isHint(entry),
          near: isHint(entry) ? (entry.text.split('\t')[0] ?? '') : '',
        };
      }),
    );
  }, [found, output.entries, failure, isFresh, language, t, fileName]);

  // The error is shown in its own panel, and so "no problems" would be wrong.
  const hasUnplacedError =
    problems.length === 0 && (failure ?? (isFresh ? output.failure : null)) !== null;
  return (
    <ProblemStrip
      problems={problems}
      editor={editor}
      shownFile={shownFile}
      isKnown={!hasUnplacedError && (found !== null || output.phase !== 'empty')}
      onlyRuns={onlyRuns}
      onOpen={() => setWasOpened(true)}
      onGoTo={({ file, line }) => onGoTo({ file, line })}
    />
  );
}
