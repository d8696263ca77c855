import type { LessonComment } from '@codivia/contract/api/admin-lesson-comments';
import type { AdminLesson } from '@codivia/contract/api/admin-lessons';
import type { Language } from '@codivia/contract/api/language';
import { anchoredBlocks, findBlock } from '@codivia/contract/lessons/block-anchors';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { useTranslation } from '../../../../lib/i18n.ts';
import type { TextArea } from '../../../blocks/editor/text-area.ts';
import { BlockDialog } from './block-dialog.tsx';
import { CommentButton } from './comment-button.tsx';
import { useLessonComments } from './comments.api.ts';
import { showBlock } from './show-block.ts';
import { useBlockPlaces } from './use-block-places.ts';

type Props = {
  /** The lesson as the server has it: comments belong to its text. */
  stored: AdminLesson;
  language: Language;
  /** The text that is shown. */
  html: string;
  /** Names the place where it is shown. */
  label: string;
  area: TextArea;
};

const NONE: readonly LessonComment[] = [];
const STEPS: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Buttons beside the blocks of a text, which open the comments on each. They are no part of the text. */
export function BlockComments({ stored, language, html, label, area }: Props) {
  const { t } = useTranslation('admin-lesson-comments');
  const comments = useLessonComments(stored.id).data ?? NONE;
  const [bar, setBar] = useState<HTMLDivElement | null>(null);
  const [active, setActive] = useState(0);
  const [opened, setOpened] = useState<number | null>(null);
  const savedHtml = language === 'en' ? stored.content : stored.content_fr;
  const blocks = useMemo(() => anchoredBlocks(html), [html]);
  const saved = useMemo(() => anchoredBlocks(savedHtml), [savedHtml]);
  const threads = useMemo(() => {
    const open = comments.filter((one) => one.reply_to === null && one.resolved_at === null);
    const own = open.filter((one) => one.language === language);
    return Map.groupBy(own, (one) => findBlock(blocks, one)?.index);
  }, [comments, language, blocks]);
  const { places, pointed } = useBlockPlaces(area, bar, blocks.length);
  const block = opened === null ? undefined : blocks[opened];
  const current = Math.min(active, blocks.length - 1);

  function onKeyDown(event: KeyboardEvent): void {
    const last = blocks.length - 1;
    const ends: Partial<Record<string, number>> = { Home: 0, End: last };
    const next = ends[event.key] ?? current + (STEPS[event.key] ?? 0);
    if (!(event.key in ends) && !(event.key in STEPS)) return;
    event.preventDefault();
    const at = Math.min(Math.max(next, 0), last);
    setActive(at);
    bar?.querySelector<HTMLElement>(`[data-block="${at}"]`)?.focus();
  }

  return (
    <>
      <div
        ref={setBar}
        role="toolbar"
        aria-label={t('on_passages', { label })}
        aria-orientation="vertical"
        className="absolute end-1.5 top-0 w-9"
        onKeyDown={onKeyDown}
      >
        {blocks.map(({ index, excerpt }) => {
          const top = places[index];
          return typeof top !== 'number' ? null : (
            <CommentButton
              key={index}
              index={index}
              words={excerpt}
              top={top}
              open={threads.get(index)?.length ?? 0}
              isPointed={pointed === index}
              isStop={index === current}
              onOpen={() => {
                setActive(index);
                setOpened(index);
              }}
            />
          );
        })}
      </div>
      {block && (
        <BlockDialog
          lessonId={stored.id}
          language={language}
          block={block}
          saved={findBlock(saved, { block_id: block.id, block_index: block.index })}
          threads={threads.get(block.index) ?? NONE}
          comments={comments}
          onShow={() => {
            setOpened(null);
            showBlock(html, block.index, language);
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
