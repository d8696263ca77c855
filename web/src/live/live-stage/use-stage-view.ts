import { ChangeSet } from '@codemirror/state';
import type { LiveEvent } from '@codivia/contract/api/live-events';
import type { LiveStage } from '@codivia/contract/api/live-stage';
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { languageOfFile } from '../../code/editor/file-language.ts';
import { loadStageView } from '../../code/editor/load-editor.ts';
import type { StageView } from '../../code/editor/stage-view.ts';
import { type HostNames, nameAt } from './host-names.ts';

interface Options {
  stage: LiveStage;
  /**
   * Events applied lately, in their order: with the edits among them, the view shows each edit as the host typed it.
   */
  events: readonly LiveEvent[];
  file: string;
  label: string;
  describedBy: string;
  /** The names at the carets. */
  hostNames: HostNames;
  /** The line of an error of the latest run, from 1. */
  failedLine: number | null;
}

/** Returns the edits that lead a file from a version to another; none unless all of them are known. */
function editsBetween(
  events: readonly LiveEvent[],
  file: string,
  from: number,
  to: number,
): ChangeSet[] {
  const edits = events.flatMap(({ body }) =>
    body.type === 'edit' && body.file === file && body.version >= from && body.version < to
      ? [body.changes]
      : [],
  );
  return edits.length === to - from ? edits.map((changes) => ChangeSet.fromJSON(changes)) : [];
}

/**
 * Shows the code of a file in `container`, once the editor has loaded. `away` is true when the reader has scrolled away
 * from the host; `follow` scrolls back.
 */
export function useStageView(container: RefObject<HTMLElement | null>, stageOptions: Options) {
  const { stage, file, label, describedBy, hostNames, failedLine } = stageOptions;
  const [view, setView] = useState<StageView | null>(null);
  const [away, setAway] = useState(false);
  const version = useRef(0);
  const code = stage.files[file];

  const start = useEffectEvent((mount: Awaited<ReturnType<typeof loadStageView>>) => {
    const current = stageOptions.stage.files[stageOptions.file];
    if (!container.current || !current) return null;
    version.current = current.version;
    const options = { parent: container.current, text: current.text, onLeaveView: setAway };
    return mount({ ...options, label: stageOptions.label, describedBy: stageOptions.describedBy });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another name or place makes another view
  useEffect(() => {
    let left = false;
    let mounted: StageView | null = null;
    loadStageView(languageOfFile(file)).then(
      (mount) => {
        if (left) return;
        mounted = start(mount);
        setView(mounted);
      },
      // The code stays readable as plain text.
      () => {},
    );
    return () => {
      left = true;
      mounted?.destroy();
      setView(null);
      setAway(false);
    };
  }, [file, label, describedBy]);

  const advance = useEffectEvent(() => {
    if (!view || !code) return;
    view.show(code.text, editsBetween(stageOptions.events, file, version.current, code.version));
    version.current = code.version;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows each change of the text
  useLayoutEffect(() => advance(), [view, code]);
  const { carets } = stage;
  useLayoutEffect(() => {
    const here = carets.filter((caret) => caret.file === file);
    const selections = here.map((caret) => {
      const { anchor, head, by, seq } = caret;
      return { anchor, head, name: nameAt(caret, hostNames), move: seq, isTeam: by === 'team' };
    });
    view?.setHosts(selections);
  }, [view, carets, file, hostNames]);
  useEffect(() => view?.markLine(failedLine), [view, failedLine]);

  return {
    ready: view !== null,
    away,
    follow: () => {
      setAway(false);
      view?.follow();
    },
  };
}
