import { describeHint } from '@codivia/runners/python/page/hint-words';
import type { Hint } from '@codivia/runners/runner';
import { Lightbulb } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { WithCode } from '../../ui/with-code.tsx';

type Props = {
  hints: readonly Hint[];
  /** Leads to the line of a hint. */
  onGoToLine?: ((line: number) => void) | undefined;
};

/** Shows hints about a program that ran to its end but was probably meant otherwise. */
export function HintPanel({ hints, onGoToLine }: Props) {
  const { t, language } = useTranslation('python');
  return (
    <ul
      role="status"
      className="m-0! grid max-h-40 shrink-0 list-none grid-cols-1 gap-2 overflow-auto rounded-control bg-trail-soft px-4! py-3"
    >
      {hints.map((hint) => (
        <li
          key={`${hint.line} ${hint.code} ${hint.name}`}
          className="flex flex-wrap items-start justify-end gap-2"
        >
          <Lightbulb aria-hidden="true" className="mt-1 size-4 shrink-0" />
          <span className="min-w-0 grow basis-48 break-words">
            <strong>{t('hint_at', { line: hint.line })}</strong>{' '}
            <WithCode text={describeHint(hint, language)} />
          </span>
          {onGoToLine && (
            <Button variant="secondary" size="sm" onClick={() => onGoToLine(hint.line)}>
              {t('go_to_line', { line: hint.line })}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
