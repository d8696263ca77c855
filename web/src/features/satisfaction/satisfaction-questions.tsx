import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useAnswer, useMayAsk } from './satisfaction.api.ts';

/** One question after the other. `onAnswer` is given both answers. */
function Questions(props: {
  busy: boolean;
  onAnswer: (answer: { satisfied: boolean; managed: boolean }) => void;
  onLater: () => void;
}) {
  const { busy, onAnswer, onLater } = props;
  const { t } = useTranslation('satisfaction');
  const [satisfied, setSatisfied] = useState<boolean | null>(null);
  const second = useRef<HTMLParagraphElement>(null);
  const answer = (yes: boolean) => {
    if (satisfied === null) setSatisfied(yes);
    else onAnswer({ satisfied, managed: yes });
  };
  useEffect(() => {
    if (satisfied !== null) second.current?.focus();
  }, [satisfied]);
  return (
    <>
      <h2 className="text-xl">{t('title')}</h2>
      <p ref={second} tabIndex={-1} className="text-lg">
        {t(satisfied === null ? 'satisfied' : 'managed')}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" loading={busy} onClick={() => answer(true)}>
          {t('yes')}
        </Button>
        <Button variant="secondary" loading={busy} onClick={() => answer(false)}>
          {t('no')}
        </Button>
        <Button variant="ghost" loading={busy} onClick={onLater}>
          {t('later')}
        </Button>
      </div>
      <p className="text-muted text-sm">{t('why')}</p>
    </>
  );
}

/** Asks members whether they are content; renders nothing when it is not the time for that. */
export function SatisfactionQuestions() {
  const { t } = useTranslation('satisfaction');
  const { data } = useMayAsk();
  const answer = useAnswer();
  if (!data?.ask || answer.variables === 'later') return null;
  const options = { onError: () => toast.error(t('failed')) };
  return (
    <Card className="grid gap-3 p-5 sm:p-6">
      {answer.isSuccess ? (
        <p role="status" className="font-bold">
          {t('thanks')}
        </p>
      ) : (
        <Questions
          busy={answer.isPending}
          onAnswer={(value) => answer.mutate(value, options)}
          onLater={() => answer.mutate('later')}
        />
      )}
    </Card>
  );
}
