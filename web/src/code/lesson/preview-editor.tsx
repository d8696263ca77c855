import type { PreviewKind } from '@codivia/contract/programs/program';
import { PROGRAM_FILES } from '@codivia/contract/programs/program';
import { RunBar } from '../editor/run-bar.tsx';
import { PicturesButton } from '../pictures/pictures-button.tsx';
import { LessonCode } from './lesson-code.tsx';
import { LessonResult } from './preview-result.tsx';
import { PageProblems } from './problems.tsx';
import { isTouched, useLessonPreview } from './use-lesson-preview.ts';
import { useStoredFiles } from './use-stored-files.ts';

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
  const stored = useStoredFiles(storageKey, { kind, files: { [PROGRAM_FILES[kind][0]]: code } });
  const lesson = useLessonPreview({ kind, stored });
  const { preview, editor, shownFile, show, run, change, goTo } = lesson;

  function reset(): void {
    preview.stop();
    stored.reset();
  }

  return (
    <div className="step-card grid grid-cols-1 gap-3">
      <LessonCode
        names={stored.names}
        files={stored.files}
        shownFile={shownFile}
        onShow={show}
        label={label}
        failed={preview.output.failure?.position}
        onChange={(name, text) => change({ [name]: text })}
        onRun={run}
        editor={editor}
        wrap
      />
      <RunBar
        busy={preview.busy}
        onRun={run}
        editor={editor}
        onRunNear={preview.fetchAhead}
        onStop={preview.stop}
        onReset={reset}
        onUndoReset={stored.undoReset}
      >
        {kind === 'game' && <PicturesButton />}
      </RunBar>
      {isTouched(stored.changed, preview.output) && (
        <PageProblems
          kind={kind}
          files={stored.files}
          output={preview.output}
          editor={editor}
          shownFile={shownFile}
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
