import { type CodePlace, MESSAGE_MAX_LENGTH, type Thread } from '@codivia/contract/api/mentoring';
import { type ProgramFiles, sameFiles } from '@codivia/contract/programs/program';
import { Code, Send } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { useContactRefusal } from '../../lib/use-contact-refusal.ts';
import { Button } from '../../ui/button.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { FilesEditor } from './files-editor.tsx';
import { useSendMessage } from './mentoring.api.ts';
import { useMessageWarnings } from './use-contact-warning.ts';

type Props = {
  thread: Thread;
  /** The number of the shown version. */
  version: number;
  files: ProgramFiles;
  /** The line to comment on; null for a message. */
  place: CodePlace | null;
  /** Called once it is sent, or cancelled. */
  onDone: () => void;
};

function sendLabel({ place, thread }: Props, changed: ProgramFiles | null) {
  if (place) return 'thread.send_comment';
  if (!changed) return 'thread.send';
  return thread.viewer === 'mentor' ? 'thread.send_proposal' : 'thread.send_version';
}

/**
 * Writes a message, a comment on a line, or changed code; text that leads out of the platform is refused while typing.
 */
export function Composer(props: Props) {
  const { thread, version, files, place, onDone } = props;
  const { t } = useTranslation('mentoring');
  const { refusedFor, heldFor } = useMessageWarnings();
  const send = useSendMessage(thread.id);
  const refusal = useContactRefusal();
  const [text, setText] = useState('');
  const [changed, setChanged] = useState<ProgramFiles | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (place) field.current?.focus();
  }, [place]);
  const textWarning = refusedFor(text, 'text');
  const codes = Object.values(changed ?? {});
  const codeWarning = codes.map((code) => refusedFor(code, 'code')).find(Boolean);
  const doubt = heldFor(text, 'text') ?? codes.map((code) => heldFor(code, 'code')).find(Boolean);
  const unchanged = changed !== null && sameFiles(changed, files);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (textWarning) refusal.goToWrong();
    if (textWarning || codeWarning || unchanged || send.isPending) return;
    if (!text.trim() && !changed) return;
    const code = changed ? { files: changed } : {};
    const message = { text: text.trim(), version, ...(place ? { place } : {}), ...code };
    send.mutate(message, {
      onSuccess: ({ messages }) => {
        setText('');
        setChanged(null);
        const isHeld = messages.at(-1)?.state === 'held';
        toast.success(t(isHeld ? 'thread.held_sent' : 'thread.sent'));
        onDone();
      },
      onError: refusal.onError,
    });
  }

  return (
    <form {...refusal.form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-3">
      <Textarea
        label={place ? t('thread.write_comment', { ...place }) : t('thread.write')}
        value={text}
        maxLength={MESSAGE_MAX_LENGTH}
        name="text"
        error={textWarning ?? refusal.errorOf('text')}
        ref={field}
        onChange={({ target }) => setText(target.value)}
      />
      {changed && (
        <FilesEditor
          kind={thread.kind}
          files={changed}
          warning={codeWarning}
          onChange={setChanged}
        />
      )}
      {doubt && !textWarning && !codeWarning && <p role="status">{doubt}</p>}
      {unchanged && <p className="text-muted text-sm">{t('thread.unchanged')}</p>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" loading={send.isPending}>
          {!send.isPending && <Send aria-hidden="true" className="size-5" />}
          {t(sendLabel(props, changed))}
        </Button>
        {place ? (
          <Button variant="ghost" onClick={onDone}>
            {t('thread.cancel')}
          </Button>
        ) : (
          <Button variant="secondary" onClick={() => setChanged(changed ? null : files)}>
            <Code aria-hidden="true" className="size-5" />
            {t(
              changed
                ? 'thread.keep_code'
                : thread.viewer === 'mentor'
                  ? 'thread.propose_code'
                  : 'thread.change_code',
            )}
          </Button>
        )}
      </div>
    </form>
  );
}
