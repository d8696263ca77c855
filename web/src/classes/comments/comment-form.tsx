import { type CodePlace, MESSAGE_MAX_LENGTH, type Thread } from '@codivia/contract/api/mentoring';
import type { ProgramFiles } from '@codivia/contract/programs/program';
import { Send } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { useContactRefusal } from '../../lib/use-contact-refusal.ts';
import { useMessageWarnings } from '../../support/mentoring/use-contact-warning.ts';
import { Button } from '../../ui/button.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { type CommentedWork, useCommentWork } from './class-comments.api.ts';

type Props = {
  work: CommentedWork;
  files: ProgramFiles;
  /** The line to comment on; null for the whole program. */
  place: CodePlace | null;
  /** Called with the thread once it is sent, or without when it is not. */
  onDone: (thread?: Thread) => void;
};

/** Writes a comment on a pupil's program, under the rules of mentoring. */
export function CommentForm({ work, files, place, onDone }: Props) {
  const { t } = useTranslation('class-comments');
  const { refusedFor, heldFor } = useMessageWarnings();
  const send = useCommentWork(work);
  const refusal = useContactRefusal();
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const warning = refusedFor(text, 'text');
  const doubt = heldFor(text, 'text');

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (warning) refusal.goToWrong();
    if (warning || send.isPending || !text.trim()) return;
    send.mutate(
      { files, text: text.trim(), ...(place && { place }) },
      {
        onSuccess: (thread) => {
          toast.success(t(thread.messages.at(-1)?.state === 'held' ? 'held' : 'sent'));
          onDone(thread);
        },
        onError: refusal.onError,
      },
    );
  }

  return (
    <form {...refusal.form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-3">
      <Textarea
        label={place ? t('comment_line', { ...place }) : t('comment')}
        value={text}
        maxLength={MESSAGE_MAX_LENGTH}
        name="text"
        error={warning ?? refusal.errorOf('text')}
        ref={field}
        onChange={({ target }) => setText(target.value)}
      />
      {doubt && !warning && <p role="status">{doubt}</p>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" loading={send.isPending}>
          {!send.isPending && <Send aria-hidden="true" className="size-5" />}
          {t('send')}
        </Button>
        <Button variant="ghost" onClick={() => onDone()}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
