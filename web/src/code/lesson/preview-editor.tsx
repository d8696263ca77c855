import type { PageParts } from '@codivia/contract/exercises/base';
import { RunBar } from '../editor/run-bar.tsx';
import { LessonCode } from './preview-code.tsx';
import type { PreviewKind } from './preview-kinds.ts';
import { LessonResult } from './preview-result.tsx';
import { PagePartProblems } from './problems.tsx';
import { isTouched, useLessonPreview } from './use-lesson-preview.ts';

type Props = {
  kind: PreviewKind;
  /** The code to start from: a whole page, or a sketch. */
  code: string;
  /** The place where the learner's own code is kept, and nobody else's. */
  storageKey: string | null;
  /** Names the editor among the others of the page. */
  label: string;
};

function Editor({ kind, code, storageKey, label }: Props) {
  const start: PageParts = kind === 'web' ? { html: code } : { js: code };
  const { stored, preview, editor, shown, show, run, change, goTo } = useLessonPreview({
    kind,
    storageKey,
    start,
  });

  function reset(): void {
    preview.stop();
    stored.reset();
  }

  return (
    <div className="step-card grid grid-cols-1 gap-3">
      <LessonCode
        names={stored.names}
        parts={stored.parts}
        shown={shown}
        onShow={show}
        label={label}
        failure={preview.output.failure}
        onChange={change}
        onRun={run}
        editor={editor}
      />
      <RunBar
        busy={preview.busy}
        onRun={run}
        editor={editor}
        onRunNear={preview.fetchAhead}
        onStop={preview.stop}
        onReset={reset}
        onUndoReset={stored.undoReset}
      />
      {isTouched(stored.changed, preview.output) && (
        <PagePartProblems
          kind={kind}
          parts={stored.parts}
          output={preview.output}
          editor={editor}
          shown={shown}
          onGoTo={goTo}
        />
      )}
      <LessonResult kind={kind} preview={preview} onGoTo={goTo} />
    </div>
  );
}

/** A page or a sketch to try out and change. The learner's code is kept in this browser, and never runs by itself. */
export function PreviewEditor(props: Props) {
  return <Editor key={props.storageKey} {...props} />;
}
