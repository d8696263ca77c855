import { explainScriptError, isWordedByBrowser } from '@codivia/runners/preview/friendly-errors';
import type { ConsoleEntry, SourcePosition } from '@codivia/runners/preview/messages';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { WithCode } from '../../ui/with-code.tsx';
import { fileLabel } from '../editor/file-language.ts';
import { useEntryText } from './console-line.tsx';

type Props = {
  failure: ConsoleEntry;
  fileName?: ((file: string) => string) | undefined;
  onGoTo?: ((position: SourcePosition) => void) | undefined;
  /** Runs the program again with a longer time limit for its loops; left out where it cannot be run. */
  onRunLonger?: (() => void) | undefined;
};

/** Explains the first error of a run in plain words, with a link to its line. */
export function FailurePanel({ failure, fileName, onGoTo, onRunLonger }: Props) {
  const { t, language } = useTranslation('previews');
  const said = useEntryText(failure);
  const { position } = failure;
  const plain =
    failure.kind === 'error'
      ? explainScriptError({ name: failure.name, text: failure.text }, language)
      : null;

  const isWorded = failure.kind === 'error' && isWordedByBrowser(failure);

  function title(): string {
    if (!position) return t('error');
    const { line } = position;
    const file = fileLabel(position.file, fileName);
    return file ? t('error_in', { file, line }) : t('error_at', { line });
  }

  return (
    <div role="alert" className="grid shrink-0 gap-1.5 rounded-control bg-danger-soft px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-bold text-danger">{title()}</p>
        {position && onGoTo && (
          <Button variant="secondary" size="sm" onClick={() => onGoTo(position)}>
            {t('go_to', { line: position.line })}
          </Button>
        )}
      </div>
      <p>
        <WithCode text={plain ?? said} />
      </p>
      {failure.kind === 'loop' && onRunLonger && (
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={onRunLonger}>
          {t('run_longer')}
        </Button>
      )}
      {plain && isWorded && (
        <p className="text-muted text-sm">
          {t('details')}{' '}
          <span lang="en" className="break-words font-mono">
            {said}
          </span>
        </p>
      )}
    </div>
  );
}
