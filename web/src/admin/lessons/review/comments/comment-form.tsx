import { COMMENT_MAX_LENGTH } from '@codivia/contract/api/admin-lesson-comments';
import type { Language } from '@codivia/contract/api/language';
import type { AnchoredBlock } from '@codivia/contract/lessons/block-anchors';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from '../../../../lib/i18n.ts';
import { deleteStored, readStored, store } from '../../../../lib/storage.ts';
import { Button } from '../../../../ui/button.tsx';
import { Textarea } from '../../../../ui/textarea.tsx';
import { useCommentChange } from './comments.api.ts';

type Props = {
  lessonId: string;
  language: Language;
  /** The block of the saved text; undefined where there is none. */
  block: AnchoredBlock | undefined;
  /** The name under which the browser keeps the text until it is sent. */
  draft: string;
  /** The fields before that of the comment. */
  children?: ReactNode;
};

/** Writes a comment on a block. */
export function CommentForm({ lessonId, language, block, draft, children }: Props) {
  const { t } = useTranslation('admin-lesson-comments');
  const [text, setText] = useState(() => readStored(`admin-comment:${draft}`) ?? '');
  const change = useCommentChange(lessonId);

  function write(next: string): void {
    setText(next);
    if (next === '') deleteStored(`admin-comment:${draft}`);
    else store(`admin-comment:${draft}`, next);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    // For React's events, a dialog is inside what has opened it.
    event.stopPropagation();
    if (!block || text.trim() === '' || change.isPending) return;
    const anchor = { language, block_id: block.id, block_index: block.index };
    change.mutate({ kind: 'add', ...anchor, text }, { onSuccess: () => write('') });
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      {children}
      <Textarea
        label={t('text')}
        maxLength={COMMENT_MAX_LENGTH}
        value={text}
        onChange={({ target }) => write(target.value)}
      />
      <Button
        type="submit"
        className="justify-self-start"
        loading={change.isPending}
        disabled={!block || text.trim() === ''}
      >
        {t('send')}
      </Button>
    </form>
  );
}
