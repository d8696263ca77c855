import { LIVE_QUESTION_MAX_LENGTH } from '@codivia/contract/api/live-room';
import { Send } from 'lucide-react';
import { useRef, useState } from 'react';
import { messageFor } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { Textarea } from '../../ui/textarea.tsx';
import { useAskQuestion } from './live-room.api.ts';
import { PanelForm } from './panel-form.tsx';

/** The form for a question. A refusal is shown beside it, and the text stays. */
export function AskQuestion({ sessionId }: { sessionId: string }) {
  const { t, language } = useTranslation('live-room');
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const ask = useAskQuestion(sessionId);
  function send(): void {
    ask.mutate(text.trim(), {
      onSuccess: () => {
        setText('');
        toast.success(t('questions.sent'));
      },
      onError: () => field.current?.focus(),
    });
  }
  return (
    <PanelForm
      onSubmit={send}
      icon={<Send aria-hidden="true" className="size-4" />}
      action={t('questions.send')}
      pending={ask.isPending}
      empty={text.trim() === ''}
    >
      <Textarea
        label={t('questions.label')}
        hint={t('questions.hint')}
        error={ask.error ? messageFor(ask.error, language) : undefined}
        ref={field}
        rows={2}
        maxLength={LIVE_QUESTION_MAX_LENGTH}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          if (ask.error) ask.reset();
        }}
      />
    </PanelForm>
  );
}
