import {
  LIVE_NOTE_MAX_LENGTH,
  LIVE_NOTE_TITLE_MAX_LENGTH,
} from '@codivia/contract/api/live-events';
import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { useContactRefusal } from '../../lib/use-contact-refusal.ts';
import { Input } from '../../ui/input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { usePublishNote } from './live-room.api.ts';
import { PanelForm } from './panel-form.tsx';

/** The form for a note of the host to everybody: a chapter of the replay begins with it. */
export function NoteForm({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation('live-room');
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  const add = usePublishNote(sessionId);
  const refusal = useContactRefusal();
  function send(): void {
    add.mutate(
      { title: title.trim(), text: text.trim() },
      {
        onSuccess: () => {
          setTitle('');
          setText('');
          toast.success(t('notes.added'));
        },
        onError: refusal.onError,
      },
    );
  }
  return (
    <PanelForm
      form={refusal.form}
      onSubmit={send}
      icon={<NotebookPen aria-hidden="true" className="size-4" />}
      action={t('notes.add')}
      pending={add.isPending}
    >
      <Input
        label={t('notes.heading')}
        hint={t('notes.hint')}
        name="title"
        error={refusal.errorOf('title')}
        value={title}
        required
        pattern=".*\S.*"
        maxLength={LIVE_NOTE_TITLE_MAX_LENGTH}
        onChange={(event) => setTitle(event.target.value)}
      />
      <Textarea
        label={t('notes.text')}
        name="text"
        error={refusal.errorOf('text')}
        rows={2}
        maxLength={LIVE_NOTE_MAX_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </PanelForm>
  );
}
