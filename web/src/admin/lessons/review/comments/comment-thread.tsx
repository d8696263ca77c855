import {
  COMMENT_MAX_LENGTH,
  type LessonComment,
} from '@codivia/contract/api/admin-lesson-comments';
import type { AnchoredBlock } from '@codivia/contract/lessons/block-anchors';
import { formatDate } from '@codivia/contract/text/format-dates';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../../../lib/i18n.ts';
import { Button } from '../../../../ui/button.tsx';
import { Textarea } from '../../../../ui/textarea.tsx';
import { useCommentChange } from './comments.api.ts';

type Props = {
  lessonId: string;
  root: LessonComment;
  replies: readonly LessonComment[];
  /** Undefined when the commented text is not there any more. */
  block: AnchoredBlock | undefined;
  onShow: (block: AnchoredBlock) => void;
};

function Words({ comment, onDelete }: { comment: LessonComment; onDelete: () => void }) {
  const { t, language } = useTranslation('admin-lesson-comments');
  const { author, created_at, text, own } = comment;
  const when = formatDate(created_at, language, 'moment');
  return (
    <div className="grid grid-cols-1 gap-1">
      <p className="text-muted text-sm">{t('by', { name: author?.name ?? t('somebody'), when })}</p>
      <p className="whitespace-pre-wrap wrap-anywhere">
        {text || <em className="text-muted">{t('removed')}</em>}
      </p>
      {own && text !== '' && (
        <Button
          variant="ghost"
          size="sm"
          className="min-h-11 justify-self-start"
          onClick={onDelete}
        >
          {t('remove')}
        </Button>
      )}
    </div>
  );
}

/** A comment with its passage, its replies, and what can be done about it. */
export function CommentThread({ lessonId, root, replies, block, onShow }: Props) {
  const { t, language } = useTranslation('admin-lesson-comments');
  const change = useCommentChange(lessonId);
  const [text, setText] = useState('');
  const { resolved_at, resolved_by, excerpt } = root;

  function reply(event: FormEvent): void {
    event.preventDefault();
    if (text.trim() === '' || change.isPending) return;
    const sent = { kind: 'reply', comment_id: root.id, text } as const;
    change.mutate(sent, { onSuccess: () => setText('') });
  }

  return (
    <li className="grid grid-cols-1 gap-3 rounded-card border border-line p-4">
      {block ? (
        <button
          type="button"
          lang={root.language}
          aria-label={t('show', { excerpt })}
          className="line-clamp-2 min-h-11 border-trail border-s-4 ps-3 text-start text-muted hover:text-trail"
          onClick={() => onShow(block)}
        >
          {excerpt}
        </button>
      ) : (
        <div className="grid gap-1 rounded-control bg-joy-soft p-3">
          <p className="font-bold text-sm">{t('gone')}</p>
          <p lang={root.language} className="wrap-anywhere">
            {excerpt}
          </p>
        </div>
      )}
      <Words
        comment={root}
        onDelete={() => change.mutate({ kind: 'delete', comment_id: root.id })}
      />
      {replies.length > 0 && (
        <ul
          aria-label={t('replies')}
          className="grid grid-cols-1 gap-3 border-line border-s-2 ps-4"
        >
          {replies.map((one) => (
            <li key={one.id}>
              <Words
                comment={one}
                onDelete={() => change.mutate({ kind: 'delete', comment_id: one.id })}
              />
            </li>
          ))}
        </ul>
      )}
      {resolved_at && (
        <p className="text-muted text-sm">
          {t('resolved_by', {
            name: resolved_by?.name ?? t('somebody'),
            when: formatDate(resolved_at, language, 'moment'),
          })}
        </p>
      )}
      <form noValidate onSubmit={reply} className="grid grid-cols-1 gap-3">
        {!resolved_at && (
          <Textarea
            label={t('reply_text')}
            rows={2}
            maxLength={COMMENT_MAX_LENGTH}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
        <div className="flex flex-wrap gap-3">
          {!resolved_at && (
            <Button
              type="submit"
              variant="secondary"
              size="sm"
              className="min-h-11"
              disabled={text.trim() === ''}
            >
              {t('reply')}
            </Button>
          )}
          <Button
            variant="secondary"
            size="sm"
            className="min-h-11"
            onClick={() =>
              change.mutate({ kind: 'resolve', comment_id: root.id, resolved: !resolved_at })
            }
          >
            {t(resolved_at ? 'reopen' : 'resolve')}
          </Button>
        </div>
      </form>
    </li>
  );
}
