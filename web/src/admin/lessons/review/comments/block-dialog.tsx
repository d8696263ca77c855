import type { LessonComment } from '@codivia/contract/api/admin-lesson-comments';
import type { Language } from '@codivia/contract/api/language';
import type { AnchoredBlock } from '@codivia/contract/lessons/block-anchors';
import { useTranslation } from '../../../../lib/i18n.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentThread } from './comment-thread.tsx';

type Props = {
  lessonId: string;
  language: Language;
  block: AnchoredBlock;
  /** The same block in the saved text; undefined where it was changed since. */
  saved: AnchoredBlock | undefined;
  /** Its open threads, and all comments. */
  threads: readonly LessonComment[];
  comments: readonly LessonComment[];
  onShow: () => void;
  onClose: () => void;
};

/** The open comments on a block, and the form for another one. */
export function BlockDialog(props: Props) {
  const { lessonId, language, block, saved, threads, comments, onShow, onClose } = props;
  const { t } = useTranslation('admin-lesson-comments');
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('block_title')}>
      <div className="grid grid-cols-1 gap-5">
        {threads.length === 0 ? (
          <blockquote lang={language} className="wrap-anywhere border-trail border-s-4 ps-3">
            {block.excerpt}
          </blockquote>
        ) : (
          <ul aria-label={t('list')} className="grid grid-cols-1 gap-3">
            {threads.map((root) => (
              <CommentThread
                key={root.id}
                lessonId={lessonId}
                root={root}
                replies={comments.filter(({ reply_to }) => reply_to === root.id)}
                block={block}
                onShow={onShow}
              />
            ))}
          </ul>
        )}
        {saved ? (
          <CommentForm
            lessonId={lessonId}
            language={language}
            block={saved}
            draft={`${lessonId}:${language}:${saved.id}`}
          />
        ) : (
          <p className="rounded-control bg-joy-soft p-4">{t('not_saved')}</p>
        )}
      </div>
    </Dialog>
  );
}
