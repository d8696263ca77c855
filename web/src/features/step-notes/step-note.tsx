import { STEP_NOTE_MAX_LENGTH } from '@codivia/contract/lessons/step-notes';
import { NotebookPen, Star } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Textarea } from '../../ui/textarea.tsx';
import { type NamedStep, useStepNote } from './step-notes.api.ts';

type Own = ReturnType<typeof useStepNote>;

/** Tells where the written note is stored; empty while nothing was written. */
function useStateText({ pending, note }: Own, changed: boolean): string {
  const { t } = useTranslation('step-notes');
  if (note.length > STEP_NOTE_MAX_LENGTH) return '';
  if (pending?.kept_back) return t(pending.kept_back === 'later' ? 'later' : 'only_here');
  return changed && !pending ? t('saved') : '';
}

/** A star and a note of the member's own at a step of a lesson: two buttons, and the note below them. */
export function StepNote({ step }: { step: NamedStep }) {
  const { t } = useTranslation('step-notes');
  const own = useStepNote(step);
  const { starred, note } = own;
  const [choice, setChoice] = useState<boolean | null>(null);
  const [changed, setChanged] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const panel = useId();
  const state = useStateText(own, changed);
  if (own.loading) return null;

  const open = choice ?? note !== '';
  const over = note.length - STEP_NOTE_MAX_LENGTH;

  function change(change: Parameters<Own['change']>[0]): void {
    setChanged(true);
    own.change(change);
  }
  function toggle(): void {
    flushSync(() => setChoice(!open));
    field.current?.focus();
  }
  return (
    <>
      <div className="flex items-center">
        <button
          type="button"
          aria-label={t('star')}
          aria-pressed={starred}
          title={t('star')}
          className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-trail-soft"
          onClick={() => change({ starred: !starred })}
        >
          <Star
            aria-hidden="true"
            className={classes('size-5', starred && 'fill-joy stroke-joy-strong')}
          />
        </button>
        <Button
          variant="ghost"
          className="px-2.5 font-normal"
          aria-expanded={open}
          aria-controls={open ? panel : undefined}
          onClick={toggle}
        >
          <NotebookPen aria-hidden="true" className="size-5" />
          {t('note')}
        </Button>
      </div>
      {open && (
        <div id={panel} className="basis-full">
          <Textarea
            ref={field}
            label={t('label')}
            hint={t('hint', { length: note.length, max: STEP_NOTE_MAX_LENGTH })}
            error={over > 0 ? t('too_long', { count: over }) : undefined}
            value={note}
            onChange={({ target: { value } }) => {
              setChoice(true);
              change({ note: value.trim() === '' ? '' : value });
            }}
            onBlur={own.send}
          />
        </div>
      )}
      {/* The region is there before its text, or screen readers do not say it. */}
      <p role="status" className="basis-full text-muted text-sm">
        {state}
      </p>
      {open && (
        <Link
          to={paths.stepNotes}
          className="inline-flex min-h-11 items-center justify-self-start text-trail underline underline-offset-4"
        >
          {t('title')}
        </Link>
      )}
    </>
  );
}
