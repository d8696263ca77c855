import { NodeViewWrapper } from '@tiptap/react';
import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { classes } from '../../../ui/classes.ts';

type Props = {
  kind: string;
  /** What it is called; empty where it has no name. */
  title: string;
  selected: boolean;
  onEdit: (() => void) | undefined;
  onRemove: () => void;
  children?: ReactNode;
};

const ACTION =
  'grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink';

/** A block that is not written in as a text: what it is, and how to change or remove it. */
export function BlockCard({ kind, title, selected, onEdit, onRemove, children }: Props) {
  const { t } = useTranslation('admin-blocks');
  const name = title ? `${kind}: ${title}` : kind;
  return (
    <NodeViewWrapper
      contentEditable={false}
      data-drag-handle=""
      className={classes(
        'not-prose my-4 grid grid-cols-1 rounded-control border bg-surface text-base',
        selected ? 'border-trail ring-2 ring-trail' : 'border-line',
      )}
    >
      <div className="flex items-center gap-1 ps-4 pe-1">
        <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-3 py-2">
          <span className="font-bold">{kind}</span>
          {title && <span className="wrap-anywhere min-w-0">{title}</span>}
        </span>
        {onEdit && (
          <button
            type="button"
            aria-label={t('edit', { name })}
            title={t('edit', { name })}
            className={ACTION}
            onClick={onEdit}
          >
            <Pencil aria-hidden="true" className="size-5" />
          </button>
        )}
        <button
          type="button"
          aria-label={t('remove', { name })}
          title={t('remove', { name })}
          className={ACTION}
          onClick={onRemove}
        >
          <Trash2 aria-hidden="true" className="size-5" />
        </button>
      </div>
      {children}
    </NodeViewWrapper>
  );
}
