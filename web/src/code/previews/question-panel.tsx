import type { Answer, Question } from '@codivia/runners/preview/messages';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';

type Props = {
  question: Question;
  onAnswer: (answer: Answer) => void;
};

/** Shows the message or question of a program (`alert`, `confirm` or `prompt`) over its preview. */
export function QuestionPanel({ question, onAnswer }: Props) {
  const { t } = useTranslation('previews');
  const id = useId();
  const { kind, text, initial } = question;
  const [line, setLine] = useState(initial);
  const first = useRef<HTMLInputElement & HTMLButtonElement>(null);
  // The program waits for this; the elements under the panel do not respond meanwhile.
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  const dismiss = () => onAnswer(kind === 'alert' ? true : null);
  return (
    <div className="absolute inset-0 z-10 grid place-items-center overflow-auto bg-night/40 p-3">
      <form
        role="alertdialog"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        className="grid max-h-full w-full max-w-md gap-3 overflow-auto rounded-card border border-line bg-surface p-4 text-ink shadow-lift"
        onSubmit={(event) => {
          event.preventDefault();
          onAnswer(kind === 'prompt' ? line : true);
        }}
        onKeyDown={(event) => event.key === 'Escape' && dismiss()}
      >
        <p id={`${id}-title`} className="m-0 text-muted text-sm">
          {t(kind === 'alert' ? 'question.says' : 'question.asks')}
        </p>
        <p
          id={`${id}-text`}
          className="wrap-anywhere m-0 max-h-40 overflow-auto whitespace-pre-wrap font-bold"
        >
          {text}
        </p>
        {kind === 'prompt' && (
          <input
            ref={first}
            aria-label={text.trim() || t('question.answer')}
            className="min-h-11 w-full rounded-control border-2 border-edge bg-surface px-3"
            value={line}
            autoComplete="off"
            onFocus={(event) => event.target.select()}
            onChange={(event) => setLine(event.target.value)}
          />
        )}
        <div className="flex flex-wrap justify-end gap-2">
          {kind !== 'alert' && (
            <Button type="button" variant="secondary" onClick={() => onAnswer(null)}>
              {t('question.cancel')}
            </Button>
          )}
          <Button type="submit" ref={kind === 'prompt' ? undefined : first}>
            {t('question.ok')}
          </Button>
        </div>
      </form>
    </div>
  );
}
