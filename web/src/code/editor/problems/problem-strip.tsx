import '../../texts/tool-texts.ts';
import { CircleCheck, CircleX, Info, X } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { WithCode } from '../../../ui/with-code.tsx';
import type { CodeEditorRef } from '../code-editor.tsx';
import { useEditorKey } from '../use-editor-key.ts';
import type { Problem } from './problem.ts';

type Props = {
  problems: readonly Problem[];
  /** Tells whether the code has been checked yet. */
  isKnown: boolean;
  /** The code is not checked before it runs. */
  onlyRuns?: boolean;
  editor: RefObject<CodeEditorRef | null>;
  /** The file that the editor shows. */
  shownFile: Problem['file'];
  onGoTo: (problem: Problem) => void;
  /** The list is opened. */
  onOpen?: () => void;
};

/** On a phone the list is hidden again to leave room for the code. */
const isNarrow = () => matchMedia('(max-width: 48rem)').matches;

/** Shows the number of problems in the code, and the list of them below it. They are marked in the editor too. */
export function ProblemStrip(props: Props) {
  const { problems, isKnown, onlyRuns = false, editor, shownFile, onGoTo, onOpen } = props;
  const { t } = useTranslation('problems');
  const id = useId();
  const container = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const count = problems.length;
  const none = isKnown ? t('none') : t('title');
  const summary = count === 0 ? none : t('count', { count });
  const Icon =
    count === 0 && isKnown ? CircleCheck : problems.some((one) => one.isError) ? CircleX : Info;

  useEffect(() => {
    const here = problems.filter(({ file }) => file === shownFile);
    editor.current?.showProblems(here);
  }, [problems, shownFile, editor]);

  // The marks disappear with the list.
  useEffect(() => () => editor.current?.showProblems([]), [editor]);

  useEffect(() => {
    if (open) container.current?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, [open]);

  function show(): void {
    setOpen(true);
    onOpen?.();
  }

  function close(): void {
    setOpen(false);
    editor.current?.focus();
  }

  useEditorKey('KeyM', container, () => (open ? close() : show()));

  function choose(problem: Problem): void {
    if (isNarrow()) setOpen(false);
    onGoTo(problem);
  }

  return (
    <section ref={container} aria-label={t('title')} className="grid shrink-0 grid-cols-1 gap-1">
      <p role="status" className="sr-only">
        {summary}
      </p>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        title={t('show')}
        className="flex min-h-8 items-center gap-2 justify-self-start rounded-control px-2 text-muted text-sm hover:text-ink pointer-coarse:min-h-11"
        onClick={() => (open ? setOpen(false) : show())}
      >
        <Icon
          aria-hidden="true"
          className={count > 0 && Icon === CircleX ? 'size-4 text-danger' : 'size-4'}
        />
        {summary}
      </button>
      {open && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape reaches it from the buttons inside
        <div
          id={id}
          className="flex max-h-44 items-start gap-2 overflow-y-auto rounded-control border border-line bg-surface p-2 text-sm"
          onKeyDown={(event) => {
            if (event.key === 'Escape') close();
          }}
        >
          {count === 0 ? (
            <p data-first tabIndex={-1} className="grow px-2 py-1.5 text-muted">
              {t(onlyRuns && !isKnown ? 'unknown_text' : 'none_text')}
            </p>
          ) : (
            <ol className="grid min-w-0 grow grid-cols-1">
              {problems.map((problem, number) => (
                <li key={`${problem.file} ${problem.line} ${problem.message}`}>
                  <button
                    type="button"
                    data-first={number === 0 ? '' : undefined}
                    className="grid min-h-9 w-full grid-cols-1 rounded-control px-2 py-1.5 text-start hover:bg-trail-soft focus-visible:-outline-offset-2 sm:grid-cols-[auto_1fr] sm:gap-3"
                    onClick={() => choose(problem)}
                  >
                    <span
                      className={problem.isError ? 'font-bold text-danger' : 'font-bold text-muted'}
                    >
                      <span className="sr-only">{t(problem.isError ? 'error' : 'hint')} </span>
                      {problem.fileLabel
                        ? t('line_of', { file: problem.fileLabel, line: problem.line })
                        : t('line', { line: problem.line })}
                    </span>
                    <span className="min-w-0 break-words">
                      <WithCode text={problem.message} />
                    </span>
                  </button>
                </li>
              ))}
            </ol>
          )}
          <Button
            variant="ghost"
            size="sm"
            aria-label={t('close')}
            className="sticky top-0 px-2!"
            onClick={close}
          >
            <X aria-hidden="true" className="size-5" />
          </Button>
        </div>
      )}
    </section>
  );
}
