import { MessageSquare, MessageSquarePlus } from 'lucide-react';
import { useTranslation } from '../../../../lib/i18n.ts';
import { classes } from '../../../../ui/classes.ts';

type Props = {
  index: number;
  /** The first words of the block. */
  words: string;
  /** In pixels. */
  top: number;
  /** The number of its open threads. */
  open: number;
  /** True while the pointer is over the block. */
  isPointed: boolean;
  /** True for the one that the tab key reaches. */
  isStop: boolean;
  onOpen: () => void;
};

/** Characters of a block that name its button. */
const WORDS_MAX = 60;

/** The button of a block: it is seen where there are comments, under the pointer, with the focus, and where one touches. */
export function CommentButton({ index, words, top, open, isPointed, isStop, onOpen }: Props) {
  const { t } = useTranslation('admin-lesson-comments');
  const named = { number: index + 1, words: words.slice(0, WORDS_MAX) };
  const name = open > 0 ? t('open_on', { count: open, ...named }) : t('comment_on', named);
  const Icon = open > 0 ? MessageSquare : MessageSquarePlus;
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      data-block={index}
      tabIndex={isStop ? 0 : -1}
      style={{ top }}
      className={classes(
        'absolute end-0 grid size-9 place-items-center rounded-control hover:bg-sunken hover:text-trail focus-visible:z-10',
        open > 0
          ? 'text-trail'
          : 'text-muted hover:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100',
        open === 0 && !isPointed && 'opacity-0',
      )}
      onClick={onOpen}
    >
      <Icon aria-hidden="true" className="size-5" />
      {open > 0 && (
        <span
          aria-hidden="true"
          className="absolute end-0.5 top-0 grid min-h-4 min-w-4 place-items-center rounded-full bg-trail px-1 font-bold text-on-trail text-xs"
        >
          {open}
        </span>
      )}
    </button>
  );
}
