import {
  ArrowLeft,
  ChartNoAxesColumn,
  ChevronLeft,
  ChevronRight,
  Copy,
  ExternalLink,
  History,
  Save,
  Trash2,
} from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../lib/i18n.ts';
import { paths } from '../../../lib/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { ReviewBadge } from '../review/state-badges.tsx';

/** The position of the lesson in the shown list, and the links to its neighbours. */
export type Place = {
  /** From 1; 0 for a lesson that the list does not show. */
  place: number;
  total: number;
  previous: (() => void) | null;
  next: (() => void) | null;
  back: () => void;
};

type Props = {
  place: Place;
  lessonId: string;
  active: boolean;
  /** A lesson of a course has a page, for administrators while it is a draft. */
  openable: boolean;
  unsaved: boolean;
  saving: boolean;
  onSave: () => void;
  onHistory: () => void;
  onCopy: () => void;
  onDelete: () => void;
};

const ICON =
  'grid size-11 shrink-0 place-items-center rounded-control border-2 border-edge bg-surface hover:border-trail hover:text-trail disabled:cursor-not-allowed disabled:opacity-45 [&_svg]:size-5';

/**
 * The actions of the opened lesson; always within reach. On a phone a dot at the button tells what is written beside it
 * elsewhere: that there are changes to save.
 */
export function EditorBar(props: Props) {
  const { place, lessonId, active, openable, unsaved, saving } = props;
  const { onSave, onHistory, onCopy, onDelete } = props;
  const { t } = useTranslation('admin-lessons');
  const step = (name: string, Icon: typeof ChevronLeft, onClick: (() => void) | null) => (
    <button
      type="button"
      aria-label={name}
      title={name}
      disabled={onClick === null}
      onClick={() => onClick?.()}
      className={ICON}
    >
      <Icon aria-hidden="true" />
    </button>
  );
  return (
    <div className="sticky top-16 z-20 -mx-3 flex flex-wrap items-center gap-2 border-line border-b bg-paper px-3 py-3 sm:-mx-1 sm:px-1">
      <Button
        variant="ghost"
        size="sm"
        aria-label={t('editor.back')}
        onClick={place.back}
        className="min-h-11"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        <span className="hidden sm:inline">{t('editor.back')}</span>
      </Button>
      {step(t('editor.previous'), ChevronLeft, place.previous)}
      {step(t('editor.next'), ChevronRight, place.next)}
      {openable && (
        <a
          href={paths.lesson(lessonId)}
          target="_blank"
          rel="noreferrer"
          aria-label={t('editor.open')}
          title={t('editor.open')}
          className={ICON}
        >
          <ExternalLink aria-hidden="true" />
        </a>
      )}
      <Link
        to={`?section=insight&lesson=${lessonId}`}
        aria-label={t('editor.insight')}
        title={t('editor.insight')}
        className={ICON}
      >
        <ChartNoAxesColumn aria-hidden="true" />
      </Link>
      {place.place > 0 && (
        <span className="hidden text-muted text-sm sm:inline">
          {t('editor.position', { place: place.place, total: place.total })}
        </span>
      )}
      <span className="ms-auto flex flex-wrap items-center justify-end gap-1.5 sm:gap-2">
        <span className="hidden gap-1.5 sm:flex">
          <Badge tone={active ? 'done' : 'plain'}>{t(active ? 'published' : 'draft')}</Badge>
          <ReviewBadge lessonId={lessonId} />
        </span>
        <span
          role="status"
          className={classes(
            'sr-only text-sm sm:not-sr-only',
            unsaved ? 'font-bold text-danger' : 'text-muted',
          )}
        >
          {t(unsaved ? 'editor.unsaved' : 'editor.saved_state')}
        </span>
        {step(t('editor.history'), History, onHistory)}
        {step(t('copy.action'), Copy, onCopy)}
        {step(t('remove.action'), Trash2, onDelete)}
        <Button onClick={onSave} loading={saving} className="max-sm:px-3">
          {!saving && <Save aria-hidden="true" className="size-5 max-sm:hidden" />}
          {t('editor.save')}
          {unsaved && (
            <span aria-hidden="true" className="size-2 rounded-full bg-current sm:hidden" />
          )}
        </Button>
      </span>
    </div>
  );
}
