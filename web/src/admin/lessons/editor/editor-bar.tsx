import {
  ArrowLeft,
  ChevronLeft,
  ChevronRight,
  ExternalLink,
  History,
  Save,
  Trash2,
} from 'lucide-react';
import { useTranslation } from '../../../lib/i18n.ts';
import { paths } from '../../../lib/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';

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
  onDelete: () => void;
};

const ICON =
  'grid size-11 shrink-0 place-items-center rounded-control border-2 border-edge bg-surface hover:border-trail hover:text-trail disabled:cursor-not-allowed disabled:opacity-45 [&_svg]:size-5';

/** The actions of the opened lesson; always within reach. */
export function EditorBar(props: Props) {
  const { place, lessonId, active, openable, unsaved, saving, onSave, onHistory, onDelete } = props;
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
      {place.place > 0 && (
        <span className="hidden text-muted text-sm sm:inline">
          {t('editor.position', { place: place.place, total: place.total })}
        </span>
      )}
      <span className="ms-auto flex flex-wrap items-center justify-end gap-1.5 sm:gap-2">
        <span className="hidden sm:inline">
          <Badge tone={active ? 'done' : 'plain'}>{t(active ? 'published' : 'draft')}</Badge>
        </span>
        <span
          role="status"
          className={classes(
            'text-sm',
            unsaved ? 'font-bold text-danger' : 'sr-only text-muted sm:not-sr-only',
          )}
        >
          {t(unsaved ? 'editor.unsaved' : 'editor.saved_state')}
        </span>
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
        {step(t('editor.history'), History, onHistory)}
        {step(t('remove.action'), Trash2, onDelete)}
        <Button onClick={onSave} loading={saving}>
          {!saving && <Save aria-hidden="true" className="size-5" />}
          {t('editor.save')}
        </Button>
      </span>
    </div>
  );
}
