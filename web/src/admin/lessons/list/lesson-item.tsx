import type { AdminLessonSummary } from '@codivia/contract/api/admin-lessons';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { Link } from 'react-router';
import { useLanguage, useTranslation } from '../../../lib/i18n.ts';
import { localizedTitle } from '../../../lib/localized.ts';
import { Badge } from '../../../ui/badge.tsx';
import { classes } from '../../../ui/classes.ts';
import { RowCheckbox } from '../../kit/admin-table.tsx';
import type { Selection } from '../../kit/use-selection.ts';
import { StateBadges } from '../review/state-badges.tsx';
import { PlaceDialog } from './place-dialog.tsx';

/** Moves a lesson: `up` and `down` are null at the ends. */
export type Reorder = {
  /** From 1. */
  place: number;
  total: number;
  to: (place: number) => void;
  up: (() => void) | null;
  down: (() => void) | null;
  onDragStart: () => void;
  onDragEnter: () => void;
  onDragEnd: () => void;
};

type Props = {
  lesson: AdminLessonSummary;
  courseTitle: string;
  selected: boolean;
  /** The address of the opened lesson: a link, so that unsaved changes elsewhere are asked about first. */
  address: string;
  /** Null where the order cannot be changed. */
  reorder: Reorder | null;
  dragged: boolean;
  /** The chosen lessons, while several are being chosen. */
  selection: Selection | null;
};

type StepProps = { name: string; icon: typeof ArrowUp; onStep: (() => void) | null };

function Step({ name, icon: Icon, onStep }: StepProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      // Not `disabled`: at the end of the list the focus stays on the button.
      aria-disabled={onStep === null || undefined}
      onClick={() => onStep?.()}
      className="grid size-8 place-items-center rounded-lg text-muted hover:bg-trail-soft hover:text-trail aria-disabled:opacity-35"
    >
      <Icon aria-hidden="true" className="size-4" />
    </button>
  );
}

function allowDrop(event: DragEvent): void {
  event.preventDefault();
}

/** A handle for dragging, which also asks for a place. */
function Handle({ title, reorder }: { title: string; reorder: Reorder }) {
  const { t } = useTranslation('admin-lessons');
  const [asking, setAsking] = useState(false);
  const name = t('list.move', { title });
  return (
    <>
      <button
        type="button"
        aria-label={name}
        title={name}
        onClick={() => setAsking(true)}
        className="grid min-h-11 w-7 shrink-0 cursor-grab place-items-center rounded-lg text-muted hover:bg-trail-soft hover:text-trail"
      >
        <GripVertical aria-hidden="true" className="size-4" />
      </button>
      {asking && (
        <PlaceDialog
          title={title}
          place={reorder.place}
          total={reorder.total}
          onMove={reorder.to}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** One lesson of the list. It can be dragged, or moved by its buttons. */
export function LessonItem(props: Props) {
  const { lesson, courseTitle, selected, address, reorder, dragged, selection } = props;
  const { t } = useTranslation('admin-lessons');
  const bulk = useTranslation('admin-bulk').t;
  const title = localizedTitle(lesson, useLanguage());
  return (
    <li
      draggable={reorder !== null}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', lesson.id);
        reorder?.onDragStart();
      }}
      onDragEnter={() => reorder?.onDragEnter()}
      onDragOver={allowDrop}
      onDrop={allowDrop}
      onDragEnd={() => reorder?.onDragEnd()}
      className={classes(
        'group flex items-center gap-1 rounded-control border [contain-intrinsic-size:auto_4.5rem] [content-visibility:auto]',
        selected ? 'border-trail bg-trail-soft' : 'border-transparent hover:bg-sunken',
        dragged && 'opacity-50',
      )}
    >
      {reorder && <Handle title={title} reorder={reorder} />}
      {selection && (
        <span className="ms-2">
          <RowCheckbox
            label={bulk('choose', { title })}
            checked={selection.has(lesson.id)}
            onChange={() => selection.toggle(lesson.id)}
          />
        </span>
      )}
      <Link
        to={address}
        draggable={false}
        aria-current={selected ? 'page' : undefined}
        className="grid min-h-14 min-w-0 grow gap-0.5 rounded-control px-2.5 py-2 text-start"
      >
        <span className="flex min-w-0 items-baseline gap-2">
          <span className="shrink-0 text-muted text-sm tabular-nums">{lesson.order_index}</span>
          <span className="wrap-anywhere font-bold leading-snug">{title}</span>
        </span>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-sm">
          <span className="wrap-anywhere">{courseTitle}</span>
          {!lesson.is_active && <Badge className="text-xs">{t('draft')}</Badge>}
          <StateBadges lesson={lesson} />
          {lesson.to_verify && (
            <Badge tone="danger" className="text-xs">
              {t('to_verify')}
            </Badge>
          )}
          {lesson.is_premium && (
            <Badge tone="joy" className="text-xs">
              {t('premium')}
            </Badge>
          )}
        </span>
      </Link>
      {reorder && (
        <span className="me-1 grid shrink-0">
          <Step name={t('list.up', { title })} icon={ArrowUp} onStep={reorder.up} />
          <Step name={t('list.down', { title })} icon={ArrowDown} onStep={reorder.down} />
        </span>
      )}
    </li>
  );
}
