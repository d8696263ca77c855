import { History } from 'lucide-react';
import { useRef, useState } from 'react';
import { restoreStashed } from '../../lib/exercise-results/answer-drafts.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';

type Props = {
  /** The key below which the answer to the exercise is stored. */
  place: string;
  onChange: () => void;
};

/** Leads back to the code that was written on another device or as a visitor in an exercise that is not solved yet. */
export function PutAside({ place, onChange }: Props) {
  const { t } = useTranslation('lessons');
  const [broughtBack, setBroughtBack] = useState(false);
  const strip = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={strip}
      tabIndex={-1}
      className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-trail-soft px-4 py-3 outline-none"
    >
      <p className="m-0!">{t('exercises.put_aside')}</p>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => {
          restoreStashed(place, null);
          setBroughtBack(true);
          onChange();
          strip.current?.focus({ preventScroll: true });
        }}
      >
        <History aria-hidden="true" className="size-4" />
        {t('exercises.bring_back')}
      </Button>
      <p role="status" className="m-0! empty:hidden">
        {broughtBack && t('exercises.brought_back')}
      </p>
    </div>
  );
}
