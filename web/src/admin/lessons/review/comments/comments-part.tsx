import type { LessonComment } from '@codivia/contract/api/admin-lesson-comments';
import type { LessonFields } from '@codivia/contract/api/admin-lessons';
import type { Language } from '@codivia/contract/api/language';
import { anchoredBlocks, findBlock } from '@codivia/contract/lessons/block-anchors';
import { useMemo, useState } from 'react';
import { useTranslation } from '../../../../lib/i18n.ts';
import { Button } from '../../../../ui/button.tsx';
import { useDebounced } from '../../../kit/use-debounced.ts';
import { Part } from '../../editor/part.tsx';
import type { LessonDraft } from '../../editor/use-lesson-draft.ts';
import { CommentThread } from './comment-thread.tsx';
import { useLessonComments } from './comments.api.ts';
import { NewComment } from './new-comment.tsx';
import { showBlock } from './show-block.ts';

/** Pause in typing after which the passages are looked for, in milliseconds. */
const DEBOUNCE_MS = 400;
const NONE: readonly LessonComment[] = [];

const contentIn = (values: LessonFields, language: Language) =>
  language === 'en' ? values.content : values.content_fr;

/** What colleagues say about passages of the text, whatever it is edited with. */
export function CommentsPart({ draft }: { draft: LessonDraft }) {
  const { t, language } = useTranslation('admin-lesson-comments');
  const { base, unsaved } = draft;
  const found = useLessonComments(base.id);
  const [showsSettled, setShowsSettled] = useState(false);
  const values: LessonFields = useDebounced(draft.values, DEBOUNCE_MS);
  const { content, content_fr } = values;
  const blocks = useMemo(
    () => ({ en: anchoredBlocks(content), fr: anchoredBlocks(content_fr) }),
    [content, content_fr],
  );
  const comments = found.data ?? NONE;
  const threads = comments.filter(({ reply_to }) => reply_to === null);
  const open = threads.filter(({ resolved_at }) => resolved_at === null);
  const settled = threads.length - open.length;
  const shown = showsSettled ? threads : open;
  return (
    <Part title={t('title')} action={open.length > 0 && t('open', { count: open.length })}>
      {found.isError && !found.data && (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p>{t('load_failed')}</p>
          <Button variant="secondary" size="sm" onClick={() => void found.refetch()}>
            {t('retry')}
          </Button>
        </div>
      )}
      {found.data && threads.length === 0 && <p className="text-muted">{t('none')}</p>}
      {shown.length > 0 && (
        <ul aria-label={t('list')} className="grid grid-cols-1 gap-3">
          {shown.map((root) => (
            <CommentThread
              key={root.id}
              lessonId={base.id}
              root={root}
              replies={comments.filter(({ reply_to }) => reply_to === root.id)}
              block={findBlock(blocks[root.language], root)}
              onShow={({ index }) =>
                showBlock(contentIn(values, root.language), index, root.language)
              }
            />
          ))}
        </ul>
      )}
      {settled > 0 && (
        <Button
          variant="ghost"
          size="sm"
          className="min-h-11 justify-self-start"
          aria-expanded={showsSettled}
          onClick={() => setShowsSettled(!showsSettled)}
        >
          {showsSettled ? t('hide_settled') : t('settled', { count: settled })}
        </Button>
      )}
      <NewComment stored={base} unsaved={unsaved} language={language} />
    </Part>
  );
}
