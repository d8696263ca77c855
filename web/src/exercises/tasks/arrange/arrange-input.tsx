import { indentStep } from '@codivia/contract/exercises/pieces';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import '../tasks.css';
import { useColours } from '../../../code/editor/coloured-text.tsx';
import type { InputProps } from '../web-task.ts';
import { ArrangeLine, type LineAction } from './arrange-line.tsx';
import {
  type ArrangeTask,
  mixedLines,
  type Placed,
  placedIn,
  programOf,
  withoutPiece,
  withPiece,
  withSteps,
} from './arranging.ts';
import { type DragPlace, useLineDrag } from './use-line-drag.ts';

type Props = InputProps<ArrangeTask>;

/** Approximate width of a character in the program, in pixels, for indentation steps. */
const LETTER = 9;

/** The lines of a program, to be put into order by mouse, by touch or by keyboard. */
export function ArrangeInput({ task, language, exercise, draft, onChange }: Props) {
  const { t } = useTranslation('tasks');
  const id = useId();
  const lines = useMemo(() => mixedLines(task, exercise.id), [task, exercise.id]);
  const colours = useColours(lines, language);
  const placed = placedIn(task, lines, draft);
  const waiting = lines
    .map((_, piece) => piece)
    .filter((piece) => placed.every((one) => one.piece !== piece));
  const [chosen, setChosen] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const [focused, setFocused] = useState<{ piece: number } | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const buttons = useRef(new Map<number, HTMLButtonElement>());
  const grabbed = useRef<Placed | null>(null);
  const drag = useLineDrag(root, hold);
  // A moved line is a new element, or has lost the focus on its way.
  useEffect(() => {
    if (focused) buttons.current.get(focused.piece)?.focus({ preventScroll: true });
  }, [focused]);

  function put(next: Placed[], piece: number): void {
    onChange(programOf(lines, next));
    const number = next.findIndex((one) => one.piece === piece) + 1;
    const line = lines[piece] ?? '';
    if (number === 0) setAnnouncement(t('taken_away', { line }));
    else setAnnouncement(t('placed', { number, total: next.length, line }));
  }

  function hold(piece: number, { at, right }: DragPlace): void {
    if (at === null) {
      if (placed.some((one) => one.piece === piece)) put(withoutPiece(placed, piece), piece);
      return;
    }
    let next = withPiece(placed, piece, at);
    if (task.indent && grabbed.current) {
      const step = indentStep(task.lines);
      const before = next.find((one) => one.piece === piece)?.spaces ?? 0;
      const wanted = grabbed.current.spaces + Math.round(right / (LETTER * step)) * step;
      next = withSteps(task, next, piece, (wanted - before) / step);
    }
    if (programOf(lines, next) !== programOf(lines, placed)) put(next, piece);
  }

  function act(piece: number, action: LineAction): void {
    const at = placed.findIndex((one) => one.piece === piece);
    if (action === 'take_away') {
      const next = withoutPiece(placed, piece);
      put(next, piece);
      setChosen(null);
      setFocused({ piece: (next[at] ?? next.at(-1))?.piece ?? piece });
      return;
    }
    if (action === 'up' || action === 'down') {
      const to = action === 'up' ? at - 1 : at + 1;
      if (to >= 0 && to < placed.length) put(withPiece(placed, piece, to), piece);
    } else {
      const next = withSteps(task, placed, piece, action === 'in' ? 1 : -1);
      onChange(programOf(lines, next));
      const count = next[at]?.spaces ?? 0;
      setAnnouncement(t('indented', { count, line: lines[piece] ?? '' }));
    }
    setFocused({ piece });
  }

  function add(piece: number): void {
    put(withPiece(placed, piece, placed.length), piece);
    const index = waiting.indexOf(piece);
    const next = waiting[index + 1] ?? waiting[index - 1] ?? piece;
    setFocused({ piece: next });
  }

  const actions: readonly LineAction[] = task.indent
    ? ['up', 'down', 'out', 'in', 'take_away']
    : ['up', 'down', 'take_away'];
  const line = (piece: number, spaces: number | null) => (
    <ArrangeLine
      key={piece}
      ref={(button) => {
        if (button) buttons.current.set(piece, button);
        else buttons.current.delete(piece);
      }}
      piece={piece}
      text={lines[piece] ?? ''}
      colours={colours[piece] ?? []}
      spaces={spaces}
      chosen={spaces !== null && chosen === piece}
      dragged={drag.dragged === piece}
      actions={actions}
      describedBy={`${id}-how`}
      onChoose={() => {
        if (spaces === null) add(piece);
        else setChosen(chosen === piece ? null : piece);
      }}
      onAction={(action) => act(piece, action)}
      onGrab={(event, byHandle) => {
        grabbed.current = { piece, spaces: spaces ?? 0 };
        drag.start(event, piece, byHandle);
      }}
    />
  );

  return (
    <div ref={root} className="grid grid-cols-1 gap-3">
      <p id={`${id}-how`} className="m-0! text-muted text-sm">
        {t(task.indent ? 'arrange_how_indent' : 'arrange_how')}
      </p>
      <div className="arrange-program code-surface">
        <p id={`${id}-program`} className="arrange-title">
          {t('your_program')}
        </p>
        <ol aria-labelledby={`${id}-program`} data-zone="program" className="arrange-list">
          {placed.map(({ piece, spaces }) => line(piece, spaces))}
          {placed.length === 0 && <li className="arrange-empty">{t('no_lines')}</li>}
        </ol>
      </div>
      <div className="arrange-waiting">
        <p id={`${id}-waiting`} className="arrange-title">
          {t('lines_left')}
          {task.distractors.length > 0 && (
            <span className="font-normal"> {t('some_left_over')}</span>
          )}
        </p>
        <ul aria-labelledby={`${id}-waiting`} className="arrange-list">
          {waiting.map((piece) => line(piece, null))}
          {waiting.length === 0 && <li className="arrange-empty">{t('none_left')}</li>}
        </ul>
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
