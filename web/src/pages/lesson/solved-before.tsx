import type { AnswerParts } from '@codivia/contract/exercises/results';
import { CircleCheck, History, RotateCcw } from 'lucide-react';
import { useRef, useState, useSyncExternalStore } from 'react';
import { watchDrafts } from '../../lib/drafts.ts';
import {
  countStashed,
  isCurrentAnswer,
  restoreStashed,
  showAnswer,
} from '../../lib/exercise-results/answer-drafts.ts';
import type { XpGain } from '../../lib/exercise-results/xp-gains.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';

type Versions = {
  place: string;
  answer: AnswerParts;
  /** Called when another version is in the exercise: the announcement tells which. */
  onChange: (announcement: 'answer_shown' | 'brought_back') => void;
};

/** Switches between the right answer and other versions written here; none of them is lost. */
function Versions({ place, answer, onChange }: Versions) {
  const { t } = useTranslation('lessons');
  const shown = useSyncExternalStore(watchDrafts, () => isCurrentAnswer(place, answer));
  const aside = useSyncExternalStore(watchDrafts, () => countStashed(place));
  return (
    <>
      {!shown && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            showAnswer(place, answer);
            onChange('answer_shown');
          }}
        >
          <RotateCcw aria-hidden="true" className="size-4" />
          {t('exercises.show_answer')}
        </Button>
      )}
      {aside > 0 && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            restoreStashed(place, answer);
            onChange('brought_back');
          }}
        >
          <History aria-hidden="true" className="size-4" />
          {t('exercises.bring_back')}
        </Button>
      )}
    </>
  );
}

type Props = {
  isQuestion: boolean;
  place: string;
  /** The right answer that the account has. */
  answer: AnswerParts | null;
  /** The gain of the latest pass. */
  gain: XpGain | null;
  onChange: () => void;
};

/** Says below an exercise that it is solved, on whatever device, and leads back to the answer. */
export function SolvedBefore({ isQuestion, place, answer, gain, onChange }: Props) {
  const { t } = useTranslation('lessons');
  const [announcement, setAnnouncement] = useState<'answer_shown' | 'brought_back' | null>(null);
  const strip = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={strip}
      tabIndex={-1}
      className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-done-soft px-4 py-3 outline-none"
    >
      <p className="m-0! flex items-center gap-2 font-bold text-done">
        <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
        {t(isQuestion ? 'exercises.solved_question' : 'exercises.solved')}
      </p>
      <p role="status" className={gain?.state === 'granted' ? 'sr-only' : 'm-0! empty:hidden'}>
        {gain?.state === 'granted' && t('xp_gained', { xp: gain.xp })}
        {gain && gain.state !== 'granted' && t(`exercises.xp_${gain.state}`)}
      </p>
      {answer && (
        <Versions
          place={place}
          answer={answer}
          onChange={(what) => {
            setAnnouncement(what);
            onChange();
            // The button that was pressed may be gone.
            strip.current?.focus({ preventScroll: true });
          }}
        />
      )}
      <p role="status" className="m-0! empty:hidden">
        {announcement && t(`exercises.${announcement}`)}
      </p>
    </div>
  );
}
