import { LIVE_POLL_OPTIONS_MAX, LIVE_POLL_TEXT_MAX_LENGTH } from '@codivia/contract/api/live-room';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { useContactRefusal } from '../../lib/use-contact-refusal.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import { useOpenPoll } from './live-room.api.ts';
import { PanelForm } from './panel-form.tsx';

type Props = {
  sessionId: string;
  onOpened: () => void;
  /** Undefined if there is nothing to go back to. */
  onCancel?: (() => void) | undefined;
};

/**
 * The form in which a host asks everybody a question with two answers or more. It keeps its fields in state: with
 * react-hook-form all participants would fetch 12 kB for the host alone.
 */
export function PollForm({ sessionId, onOpened, onCancel }: Props) {
  const { t } = useTranslation('live-room');
  const [question, setQuestion] = useState('');
  const [options, setOptions] = useState(['', '']);
  const open = useOpenPoll(sessionId);
  const refusal = useContactRefusal();
  return (
    <PanelForm
      form={refusal.form}
      onSubmit={() => {
        const filledOptions = options
          .map((option) => option.trim())
          .filter((option) => option !== '');
        open.mutate(
          { question: question.trim(), options: filledOptions },
          { onSuccess: onOpened, onError: refusal.onError },
        );
      }}
      action={t('poll.open')}
      pending={open.isPending}
      others={
        <>
          {options.length < LIVE_POLL_OPTIONS_MAX && (
            <Button size="sm" variant="ghost" onClick={() => setOptions([...options, ''])}>
              <Plus aria-hidden="true" className="size-4" />
              {t('poll.add')}
            </Button>
          )}
          {onCancel && (
            <Button size="sm" variant="ghost" onClick={onCancel}>
              {t('host.cancel')}
            </Button>
          )}
        </>
      }
    >
      <Input
        label={t('poll.question')}
        name="question"
        error={refusal.errorOf('question')}
        value={question}
        required
        pattern=".*\S.*"
        maxLength={LIVE_POLL_TEXT_MAX_LENGTH}
        onChange={(event) => setQuestion(event.target.value)}
      />
      {options.map((option, i) => (
        <Input
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer has no name but its place
          key={i}
          label={t('poll.option', { number: i + 1 })}
          name={`option ${i}`}
          error={refusal.errorOf(`option ${i}`)}
          value={option}
          required={i < 2}
          pattern=".*\S.*"
          maxLength={LIVE_POLL_TEXT_MAX_LENGTH}
          onChange={(event) => setOptions(options.with(i, event.target.value))}
        />
      ))}
    </PanelForm>
  );
}
