import type { PythonRunner } from '@codivia/runners/python/page/python-runner';
import type { OutputStream } from '@codivia/runners/runner';
import { memo, type ReactNode, Suspense, useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { classes } from '../../ui/classes.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { useFollow } from '../../ui/use-follow.ts';
import { AnswerForm } from './answer-form.tsx';
import type { DrawingFeed } from './drawing/drawing-feed.ts';
import { FailurePanel } from './failure-panel.tsx';
import { NO_OUTPUT, type OutputPart, type ProgramOutput } from './program-output.ts';
import { PLAIN, styledText } from './terminal-text.ts';

const LOOKS: Record<OutputStream, string> = {
  out: '',
  err: 'text-[#ff9d7a]',
  typed: 'text-[#ffd27a]',
};

const picture = lazyPart(async () => (await import('./picture.tsx')).Picture);

/** The picture of a program; its code is fetched when one is drawn, since few programs do. */
function LatePicture(props: { number: number; png: Uint8Array<ArrayBuffer> }) {
  const Picture = picture.usePart(true);
  return Picture && <Picture {...props} />;
}

const ShownPart = memo(function ShownPart({ part }: { part: OutputPart }) {
  const { t } = useTranslation('python');
  if (part.kind === 'picture') return <LatePicture number={part.number} png={part.png} />;
  if (part.kind !== 'text') {
    return <p className="my-2 font-sans text-on-night-muted">{t(part.kind)}</p>;
  }
  return (
    <span className={LOOKS[part.stream]}>
      {styledText(part.text).map(({ text, style }, index) =>
        style === PLAIN ? (
          text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces only ever follow each other
          <span key={index} style={style}>
            {text}
          </span>
        ),
      )}
    </span>
  );
});

const turtleDrawing = lazyPart(
  async () => (await import('./drawing/turtle-drawing.tsx')).TurtleDrawing,
);

/** Shows the drawing of a program; the code for it is loaded with the first drawing. */
function LateDrawing({ feed }: { feed: DrawingFeed }) {
  const TurtleDrawing = turtleDrawing.usePart(true);
  return (
    TurtleDrawing && (
      <Suspense>
        <TurtleDrawing key={feed.number} feed={feed} />
      </Suspense>
    )
  );
}

const hintPanel = lazyPart(async () => (await import('./hint-panel.tsx')).HintPanel);

const variableList = lazyPart(async () => (await import('./variable-list.tsx')).VariableList);

type Props = {
  output: ProgramOutput;
  /** Runs the program, whose variables can be listed once it has run. */
  runner?: PythonRunner;
  onAnswer: (line: string) => void;
  /** Fills the height it is given, as in a room; else it is as high as its content, up to a limit. */
  fill?: boolean;
  /** Leaves out hints: they would reveal the mistake that is to be found. */
  withoutHints?: boolean;
  /** Shown below the output, unless the program asks for input there. */
  foot?: ReactNode;
  /** Leads to the line of an error, where the editor is elsewhere on the screen. */
  onGoToLine?: (line: number, file?: string) => void;
  /** Runs the program again. */
  onRetry?: () => void;
};

/** Shows the output of a program: text, pictures, questions; errors in a panel of their own. */
export function OutputPanel(props: Props) {
  const {
    output,
    runner,
    onAnswer,
    fill = false,
    withoutHints = false,
    foot,
    onGoToLine,
    onRetry,
  } = props;
  const { t } = useTranslation('python');
  const { parts, prompt, again, failure, hints, end } = output;
  const HintPanel = hintPanel.usePart(hints.length > 0 && !withoutHints);
  const hasOnlyDrawing = parts.length === 0 && output.drawing !== null;
  const [hasRun, setHasRun] = useState(false);
  if (!hasRun && output !== NO_OUTPUT) setHasRun(true);
  const VariableList = variableList.usePart(hasRun && runner !== undefined);
  const log = useRef<HTMLDivElement>(null);
  const onScroll = useFollow(log, output);

  function answer(line: string): void {
    // The field disappears: the focus moves to the output, where the answer is shown.
    log.current?.focus();
    onAnswer(line);
  }

  function retry(): void {
    // The button disappears, and the output replaces it.
    log.current?.focus();
    onRetry?.();
  }

  return (
    <div
      data-part="result"
      className={classes('gap-3', fill ? 'flex h-full flex-col' : 'grid grid-cols-1')}
    >
      <div
        className={classes(
          'gap-3 rounded-control border border-night-line bg-night p-4 text-on-night [&_:focus-visible]:outline-joy',
          fill ? 'flex min-h-40 flex-1 flex-col' : 'grid grid-cols-1',
        )}
      >
        <div
          className={classes(
            fill ? 'flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto' : 'contents',
          )}
        >
          <div
            ref={log}
            role="log"
            aria-label={t('output')}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard too.
            tabIndex={0}
            onScroll={onScroll}
            className={classes(
              'overflow-auto rounded-sm whitespace-pre-wrap break-words font-mono text-[0.9375rem]',
              !hasOnlyDrawing && 'min-h-6',
              !fill && 'max-h-96',
              fill && !hasOnlyDrawing && 'grow basis-0',
              fill && !hasOnlyDrawing && output.drawing && 'min-h-20',
            )}
          >
            {parts.length === 0 && !hasOnlyDrawing && (
              <p className="font-sans text-on-night-muted">
                {t(end === 'finished' ? 'silent' : 'no_output')}
              </p>
            )}
            {parts.map((part) => (
              <ShownPart key={part.id} part={part} />
            ))}
          </div>
          {output.drawing && <LateDrawing feed={output.drawing} />}
        </div>
        {prompt === null && foot}
        {prompt !== null && (
          <AnswerForm
            key={parts.length}
            prompt={prompt}
            again={again}
            hidden={output.hidden}
            onAnswer={answer}
          />
        )}
      </div>
      {end === 'stopped' && (
        <p
          role="alert"
          className="shrink-0 rounded-control bg-danger-soft p-4 font-bold text-danger"
        >
          {t('cancelled')}
        </p>
      )}
      {VariableList && runner && <VariableList runner={runner} variables={output.variables} />}
      {HintPanel && <HintPanel hints={hints} onGoToLine={onGoToLine} />}
      {failure && (
        <div className={classes(fill && 'max-h-[60%] min-h-24 overflow-auto')}>
          <FailurePanel failure={failure} onGoToLine={onGoToLine} onRetry={onRetry && retry} />
        </div>
      )}
    </div>
  );
}
