import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from '../lib/i18n.ts';
import { Button } from './button.tsx';

interface PagerProps {
  /** From 1. */
  page: number;
  /** Number of rows of all pages together; with `more`, of those that were counted. */
  total: number;
  more?: boolean;
  /** Number of rows on this page: with `more`, a page that is not full is the last one. */
  rowsOnPage?: number;
  /** Number of rows of one page. */
  rows: number;
  onTurn: (page: number) => void;
}

/** Buttons that turn the pages of a list of the panel; nothing when there is only one page. */
export function Pager({ page, total, more = false, rowsOnPage = 0, rows, onTurn }: PagerProps) {
  const { t } = useTranslation('admin');
  const pages = Math.max(1, Math.ceil(total / rows));
  if (pages === 1 && page === 1) return null;
  return (
    <nav aria-label={t('pages.label')} className="flex items-center justify-center gap-3">
      <Button
        variant="secondary"
        aria-label={t('pages.previous')}
        disabled={page <= 1}
        onClick={() => onTurn(more ? page - 1 : Math.min(page - 1, pages))}
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
      </Button>
      <p aria-live="polite">{t(more ? 'pages.at_more' : 'pages.at', { page, pages })}</p>
      <Button
        variant="secondary"
        aria-label={t('pages.next')}
        disabled={more ? rowsOnPage < rows : page >= pages}
        onClick={() => onTurn(page + 1)}
      >
        <ChevronRight aria-hidden="true" className="size-5" />
      </Button>
    </nav>
  );
}
