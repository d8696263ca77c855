import type { Failure } from '@codivia/runners/runner';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { NetworkHelpLink } from '../../ui/network-help-link.tsx';
import { WithCode } from '../../ui/with-code.tsx';
import { CodeBlock } from '../editor/code-block.tsx';
import { useExplanation } from './use-explanation.ts';

const OF_THE_NETWORK = ['PackagesStalled', 'PackagesUnavailable', 'PythonUnavailable'];

/** Tells whether a program has failed because something did not arrive, and not by itself. */
const isOfTheNetwork = ({ type }: Pick<Failure, 'type'>): boolean => OF_THE_NETWORK.includes(type);

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
      {isOfTheNetwork(failure) && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {onRetry && (
            <Button variant="secondary" size="sm" onClick={onRetry}>
              {t('try_again')}
            </Button>
          )}
          <NetworkHelpLink>{t('network_help')}</NetworkHelpLink>
        </div>
      )}
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
