import { Check, ListChecks } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { classes } from '../../../ui/classes.ts';
import { Dialog } from '../../../ui/dialog.tsx';

/** Above this the segments are too thin to be told apart: then one bar shows how much is done. */
const MAX_SEGMENTS = 40;
/** Above this they are too narrow to be pressed one by one; the list has them all. */
const MAX_BUTTONS = 24;

export interface StepEntry {
  id: string;
  title: string;
  done: boolean;
  /** True if it has an exercise or a question. */
  exercise: boolean;
}

type Props = {
  /** All steps, and the end of the lesson. */
  entries: readonly StepEntry[];
  index: number;
  onOpen: (index: number) => void;
};

const tone = (done: boolean, current: boolean) =>
  current ? 'bg-joy ring-2 ring-trail' : done ? 'bg-trail' : 'bg-edge/35';

/** Returns a function that names a step by its number, title and state, for screen readers. */
function useEntryName() {
  const { t } = useTranslation('lessons');
  return ({ title, done }: StepEntry, i: number) =>
    t(done ? 'step.named_done' : 'step.named', { number: i + 1, title });
}

/** One segment for each step, each of them a button; on wide screens only. */
export function StepButtons({ entries, index, onOpen }: Props) {
  const nameOf = useEntryName();
  const { t } = useTranslation('lessons');
  if (entries.length > MAX_BUTTONS) return <div className="hidden grow lg:block" />;
  return (
    <ol aria-label={t('step.list')} className="hidden min-w-0 grow gap-1 lg:flex">
      {entries.map((entry, i) => (
        <li key={entry.id} className="min-w-6 grow">
          <button
            type="button"
            aria-label={nameOf(entry, i)}
            aria-current={i === index ? 'step' : undefined}
            title={entry.title}
            className="group flex h-8 w-full items-center rounded-lg"
            onClick={() => onOpen(i)}
          >
            <span
              className={classes(
                'h-2 w-full rounded-full transition-[height,background-color] group-hover:h-3.5',
                tone(entry.done, i === index),
              )}
            />
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Shows the same segments without buttons, where there is no room for them: the list has those. */
export function StepSegments({ entries, index }: Omit<Props, 'onOpen'>) {
  const done = entries.filter((entry) => entry.done).length;
  return (
    <div
      aria-hidden="true"
      className={classes(
        'step-segments flex gap-0.5',
        entries.length <= MAX_BUTTONS && 'lg:hidden',
      )}
    >
      {entries.length <= MAX_SEGMENTS ? (
        entries.map((entry, i) => (
          <span
            key={entry.id}
            className={classes('h-1.5 min-w-0 grow rounded-full', tone(entry.done, i === index))}
          />
        ))
      ) : (
        <span className="relative h-1.5 w-full rounded-full bg-edge/35">
          <span
            className="block h-full rounded-full bg-trail"
            style={{ width: `${(done / entries.length) * 100}%` }}
          />
          <span
            className="absolute -top-0.5 size-2.5 rounded-full bg-joy ring-2 ring-trail"
            style={{ left: `calc((100% - 0.625rem) * ${index / (entries.length - 1)})` }}
          />
        </span>
      )}
    </div>
  );
}

/** Scrolls a long list so that the open step is visible at once. */
function intoView(button: HTMLElement | null): void {
  button?.scrollIntoView({ block: 'center' });
}

/** Opens the list of all steps. */
export function StepList({ entries, index, onOpen }: Props) {
  const { t } = useTranslation('lessons');
  const nameOf = useEntryName();
  const [open, setOpen] = useState(false);
  const last = index === entries.length - 1;
  return (
    <>
      <button
        type="button"
        className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-control px-1.5 font-bold text-muted text-sm tabular-nums sm:px-2.5 hover:bg-trail-soft hover:text-ink"
        onClick={() => setOpen(true)}
      >
        {/* The narrowest screens have room for the figures alone. */}
        <ListChecks
          aria-hidden="true"
          className={classes('size-5', !last && 'max-[24rem]:hidden')}
        />
        {!last && `${index + 1}/${entries.length - 1} `}
        <span className="sr-only">{t('step.list')}</span>
      </button>
      <Dialog open={open} onOpenChange={setOpen} title={t('step.list')}>
        {/* The title and the way out stay in sight above a long list. */}
        <ol className="grid max-h-[calc(100dvh-10rem)] gap-1 overflow-y-auto">
          {entries.map((entry, i) => (
            <li key={entry.id}>
              <button
                ref={i === index ? intoView : undefined}
                type="button"
                aria-label={nameOf(entry, i)}
                aria-current={i === index ? 'step' : undefined}
                className="flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-1.5 text-start hover:bg-trail-soft aria-[current=step]:bg-trail-soft aria-[current=step]:font-bold"
                onClick={() => {
                  setOpen(false);
                  onOpen(i);
                }}
              >
                <span
                  className={classes(
                    'grid size-7 shrink-0 place-items-center rounded-full font-bold text-sm',
                    entry.done ? 'bg-trail text-on-trail' : 'border-2 border-edge text-muted',
                  )}
                >
                  {entry.done ? <Check className="size-4" /> : i + 1}
                </span>
                <span className="min-w-0">{entry.title}</span>
              </button>
            </li>
          ))}
        </ol>
      </Dialog>
    </>
  );
}
