import {
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { SplitHandle } from '../../code/editor/split-handle.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { classes } from '../../ui/classes.ts';
import { useVisibleHeight } from '../../ui/use-visible-height.ts';

/** The half of the room that narrow screens show; wide ones show both. */
export type RoomView = 'code' | 'result';

type Props = {
  title: string;
  view: RoomView;
  onView: (view: RoomView) => void;
  /** Tells whether the result has changed since it was last seen. */
  news?: boolean;
  /** A `RoomBar`. */
  bar: ReactNode;
  /** Something that the learner must know first, such as the owner of the code. */
  notice?: ReactNode;
  /** The handlers for files that are dropped on the room or pasted into it. */
  onDragOver: (event: DragEvent) => void;
  onDrop: (event: DragEvent) => void;
  onPaste: (event: ClipboardEvent) => void;
  /** They fill the height they are given. */
  code: ReactNode;
  result: ReactNode;
};

const PANE = 'min-h-0 min-w-0 flex-1 flex-col outline-none lg:flex';

/** Moves the focus from the half that is hidden to the one that is shown. */
function useFocusInView(view: RoomView) {
  const code = useRef<HTMLElement>(null);
  const result = useRef<HTMLElement>(null);
  const shown = useRef(view);
  useLayoutEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    const [previous, next] = view === 'code' ? [result, code] : [code, result];
    const lost =
      document.activeElement === document.body ||
      previous.current?.contains(document.activeElement);
    if (lost && previous.current && getComputedStyle(previous.current).display === 'none') {
      next.current?.focus({ preventScroll: true });
    }
  }, [view]);
  return { code, result };
}

/** A training room: a bar, and the code beside its result, over the height of the window. */
export function RoomLayout(props: Props) {
  const { title, view, onView, news = false, bar, notice, code, result } = props;
  const { t } = useTranslation('rooms');
  const height = useVisibleHeight();
  const panes = useFocusInView(view);
  const codeId = useId();
  return (
    <div
      onDragOverCapture={props.onDragOver}
      onDropCapture={props.onDrop}
      onPasteCapture={props.onPaste}
      className="mx-auto flex h-[calc(100dvh-4rem)] min-h-80 w-full max-w-[120rem] flex-col gap-2 px-2 py-2 lg:h-[calc(100dvh-6.75rem)] lg:min-h-[30rem] lg:gap-2.5 lg:px-4 lg:pt-2.5 lg:pb-0"
      style={
        height === null ? undefined : { height: `calc(${height}px - 4rem)`, minHeight: '14rem' }
      }
    >
      <div className="flex shrink-0 flex-wrap items-center gap-2 lg:flex-nowrap lg:gap-3">
        <h1 className="sr-only text-2xl leading-11 xl:not-sr-only xl:shrink-0 xl:self-start">
          {title}
        </h1>
        <ChoiceGroup
          label={t('view')}
          className="lg:hidden max-sm:[&_button]:px-2"
          value={view}
          onChoose={onView}
          options={[
            { value: 'code', label: t('code') },
            {
              value: 'result',
              label: (
                <>
                  {t('result')}
                  {news && view === 'code' && (
                    <span aria-hidden="true" className="size-2 rounded-full bg-spark" />
                  )}
                </>
              ),
              ...(news && view === 'code' ? { title: t('result_news') } : {}),
            },
          ]}
        />
        {bar}
      </div>
      {notice}
      <div className="flex min-h-0 flex-1">
        <section
          ref={panes.code}
          id={codeId}
          aria-label={t('code')}
          tabIndex={-1}
          className={classes(PANE, 'code-share', view === 'code' ? 'flex' : 'hidden')}
        >
          {code}
        </section>
        <SplitHandle controls={codeId} />
        <section
          ref={panes.result}
          aria-label={t('result')}
          tabIndex={-1}
          className={classes(PANE, view === 'result' ? 'flex' : 'hidden')}
        >
          {result}
        </section>
      </div>
    </div>
  );
}
