import type { Failure } from '@codivia/runners/runner';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { WithCode } from '../../ui/with-code.tsx';
import { CodeBlock } from '../editor/code-block.tsx';
import { isOfTheNetwork, NetworkFailure } from './network-failure.tsx';
import { useExplanation } from './use-explanation.ts';

type Props = {
  failure: Failure;
  /** Leads to the line of the error; `file` is one beside the program. */
  onGoToLine?: ((line: number, file?: string) => void) | undefined;
  /** Repeats an action that failed because something did not arrive. */
  onRetry?: (() => void) | undefined;
};

/** Explains an error in plain words, above the message of Python itself. */
export function FailurePanel({ failure, onGoToLine, onRetry }: Props) {
  const { t, language } = useTranslation('python');
  const { place, traceback } = failure;
  const line = place?.line ?? failure.line;

  function title(): string {
    if (line === null) return t('error');
    return place ? t('error_in', place) : t('error_at', { line });
  }

  const explanation = useExplanation(failure, language);
  return (
    <div role="alert" className="grid grid-cols-1 gap-2 rounded-control bg-danger-soft p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-bold text-danger">{title()}</p>
        {line !== null && onGoToLine && (
          <Button variant="secondary" size="sm" onClick={() => onGoToLine(line, place?.file)}>
            {t('go_to_line', { line })}
          </Button>
        )}
      </div>
      {explanation && (
        <p>
          <WithCode text={explanation} />
        </p>
      )}
      {isOfTheNetwork(failure) && <NetworkFailure onRetry={onRetry} />}
      {traceback && (
        <div className="grid grid-cols-1 gap-1">
          <p className="text-sm text-muted">{t('details')}</p>
          <CodeBlock
            label={t('details')}
            code={traceback.trimEnd()}
            className="max-h-64 text-sm"
            lang="en"
          />
        </div>
      )}
    </div>
  );
}
