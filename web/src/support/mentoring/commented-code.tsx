import type { CodePlace, ThreadMessage } from '@codivia/contract/api/mentoring';
import { MessageSquarePlus } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { useAuthorName } from './use-author-name.ts';

type Props = {
  file: string;
  code: string;
  /** The comments on this version of the file. */
  comments: readonly ThreadMessage[];
  /** Called with the line to comment on; undefined if nobody may comment. */
  onComment?: ((place: CodePlace) => void) | undefined;
};

/** Code with numbers, and the comments below their lines. */
export function CommentedCode({ file, code, comments, onComment }: Props) {
  const { t } = useTranslation('mentoring');
  const nameOf = useAuthorName();
  const lines = code.replace(/\n$/, '').split('\n');
  return (
    <section
      aria-label={t('thread.file_code', { file })}
      className="code-surface max-h-[32rem] overflow-y-auto! py-2"
    >
      <ol className="grid grid-cols-1">
        {lines.map((line, i) => {
          const here = comments.filter(({ place }) => place?.line === i + 1);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a version keep their places
            <li key={i} className="grid grid-cols-1">
              <div className="group grid grid-cols-[auto_1fr] hover:bg-(--code-raised)">
                {onComment ? (
                  <button
                    type="button"
                    aria-label={t('thread.comment_here', { file, line: i + 1 })}
                    title={t('thread.comment_on', { line: i + 1 })}
                    onClick={() => onComment({ file, line: i + 1 })}
                    className="flex min-h-6 min-w-14 items-start justify-end gap-1 px-2 text-(--code-quiet) hover:text-(--code-caret)"
                  >
                    <MessageSquarePlus
                      aria-hidden="true"
                      className="mt-1 size-4 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100"
                    />
                    {i + 1}
                  </button>
                ) : (
                  <span aria-hidden="true" className="min-w-10 px-2 text-end text-(--code-quiet)">
                    {i + 1}
                  </span>
                )}
                <code className="min-w-0 whitespace-pre-wrap pe-3 wrap-anywhere">
                  {line || ' '}
                </code>
              </div>
              {here.map((comment) => (
                <p
                  key={comment.id}
                  className="mx-3 my-1 rounded-control bg-surface px-3 py-2 font-sans text-ink wrap-anywhere"
                >
                  <strong>{nameOf(comment)}</strong> {comment.text}
                </p>
              ))}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
