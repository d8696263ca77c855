import { blanksIn, fillBlanks, textsBetweenBlanks } from '@codivia/contract/exercises/pieces';
import type { ExerciseTask } from '@codivia/contract/exercises/tasks/learner-task';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { classes } from '../../../ui/classes.ts';
import '../tasks.css';
import { ColouredText, useColours } from '../../../code/editor/coloured-text.tsx';
import type { InputProps } from '../web-task.ts';
import { blanksDraft, blankValues } from './blanks.ts';

type Props = InputProps<Extract<ExerciseTask, { type: 'fill' }>>;

/** A part of a line: code, with where it begins in the whole program, or a blank by its number from 0. */
type Piece = { text: string; from: number } | number;

/** Returns a program as lines of code and blanks: a blank is never more than a part of one line. */
function linesOf(template: string): Piece[][] {
  const values = blanksIn(template);
  const lines: Piece[][] = [[]];
  let from = 0;
  textsBetweenBlanks(template.trimEnd()).forEach((code, i) => {
    if (i > 0) {
      lines.at(-1)?.push(i - 1);
      from += values[i - 1]?.length ?? 0;
    }
    code.split('\n').forEach((text, row) => {
      if (row > 0) {
        lines.push([]);
        from += 1;
      }
      if (text !== '') lines.at(-1)?.push({ text, from });
      from += text.length;
    });
  });
  return lines;
}

/** A program to read, in which the blanks are fields. */
export function FillInput(props: Props) {
  const { task, exercise, language, draft, onChange, onCheck, failedLine } = props;
  const { template } = task;
  const { t } = useTranslation('tasks');
  const fields = useRef<(HTMLInputElement | null)[]>([]);
  const total = textsBetweenBlanks(template).length - 1;
  const values = blankValues(draft);
  const [colours = []] = useColours([fillBlanks(template, blanksIn(template))], language);

  function change(place: number, text: string): void {
    const all = Array.from({ length: total }, (_, i) => values[i] ?? '');
    onChange(blanksDraft(all.with(place, text.replaceAll(/[\r\n]/g, ' '))));
  }

  function goOn(event: KeyboardEvent, place: number): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (event.ctrlKey || event.metaKey || place === total - 1) onCheck();
    else fields.current[place + 1]?.focus();
  }

  return (
    <fieldset
      aria-label={t('fill_label', { title: exercise.title })}
      className="code-surface min-w-0 overflow-x-auto"
    >
      <ol className="task-lines">
        {linesOf(template).map((pieces, row) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their places
            key={row}
            className={classes(failedLine === row + 1 && 'task-failed')}
          >
            {pieces.map((piece, i) =>
              typeof piece === 'object' ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: pieces keep their places
                <ColouredText key={i} {...piece} colours={colours} />
              ) : (
                <input
                  // biome-ignore lint/suspicious/noArrayIndexKey: pieces keep their places
                  key={i}
                  ref={(element) => {
                    fields.current[piece] = element;
                  }}
                  aria-label={t('blank', { number: piece + 1, total })}
                  className="task-blank"
                  style={{ width: `${Math.max(5, (values[piece] ?? '').length + 2)}ch` }}
                  value={values[piece] ?? ''}
                  autoCapitalize="off"
                  autoComplete="off"
                  autoCorrect="off"
                  spellCheck={false}
                  onChange={({ target }) => change(piece, target.value)}
                  onKeyDown={(event) => goOn(event, piece)}
                />
              ),
            )}
          </li>
        ))}
      </ol>
    </fieldset>
  );
}
