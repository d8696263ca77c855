import { CornerDownLeft } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';

/** Longest line that fits the memory shared with Python. */
const MAX_LINE = 10_000;

/** The field for a line that the program asked for, labelled with its question. */
export function AnswerForm({
  prompt,
  again,
  hidden,
  onAnswer,
}: {
  prompt: string;
  /** Says that the program starts again with the answer. */
  again: boolean;
  /** Hides the typed text: it is a password. */
  hidden: boolean;
  onAnswer: (line: string) => void;
}) {
  const { t } = useTranslation('python');
  const id = useId();
  const [line, setLine] = useState('');
  return (
    <form
      className="flex flex-wrap items-end gap-2 border-night-line border-t pt-3 font-sans"
      onSubmit={(event) => {
        event.preventDefault();
        onAnswer(line);
      }}
    >
      <div className="grid min-w-0 grow basis-48 gap-1">
        <label htmlFor={id} className="font-bold">
          {prompt.trim() || t('input_label')}
        </label>
        <input
          id={id}
          type={hidden ? 'password' : 'text'}
          aria-describedby={again ? `${id}-again` : undefined}
          className="min-h-11 w-full rounded-control border-2 border-on-night-muted bg-night px-3 font-mono text-on-night"
          value={line}
          maxLength={MAX_LINE}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          // biome-ignore lint/a11y/noAutofocus: the program waits for this, at the learner's own request.
          autoFocus
          onChange={(event) => setLine(event.target.value)}
        />
      </div>
      <Button type="submit" variant="joy">
        <CornerDownLeft aria-hidden="true" className="size-5" />
        {t('send')}
      </Button>
      {again && (
        <p id={`${id}-again`} className="m-0 w-full text-on-night-muted text-sm">
          {t('input_again')}
        </p>
      )}
    </form>
  );
}
