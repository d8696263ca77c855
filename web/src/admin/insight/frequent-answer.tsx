import type { FrequentAnswer as Found } from '@codivia/contract/api/admin-insight';
import { MessageSquarePlus } from 'lucide-react';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { localizedText } from '../../lib/localized.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { rememberWrongAnswer, studioAddress } from '../kit/studio-address.ts';
import { useFigures } from './figures.ts';

type Props = { lesson: string; exercise: string; found: Found };

/** A wrong answer that several members gave, what they read about it, and the way to write something better. */
export function FrequentAnswer({ lesson, exercise, found }: Props) {
  const { t, language } = useTranslation('admin-insight');
  const { percent, number } = useFigures();
  const navigate = useNavigate();
  const id = useId();
  const { answer, feedback, members, share } = found;
  const texts = typeof feedback === 'string' ? [feedback] : feedback;

  function writeFeedback(written: string): void {
    rememberWrongAnswer({ lesson, exercise, answer: written });
    void navigate(studioAddress(lesson, exercise));
  }

  return (
    <li>
      <Card className="grid grid-cols-1 gap-3 p-4">
        <p id={id} className="flex flex-wrap items-center gap-2">
          <Badge tone="joy">{percent(share)}</Badge>
          {t('answers.members', { members: number(members) })}
        </p>
        {typeof answer === 'string' ? (
          <Written answer={answer} label={id} />
        ) : (
          <ul className="list-disc ps-6">
            {answer.map((option) => (
              <li key={option.en}>{localizedText(option, language)}</li>
            ))}
          </ul>
        )}
        <div className="grid gap-1">
          <p className="font-bold text-sm">{t('answers.feedback')}</p>
          {texts && texts.length > 0 ? (
            texts.map((text) => {
              const shown = localizedText(text, language);
              return <p key={shown}>{shown}</p>;
            })
          ) : (
            <p className="text-muted">{t('answers.no_feedback')}</p>
          )}
        </div>
        {typeof answer === 'string' && (
          <div>
            <Button variant="secondary" aria-describedby={id} onClick={() => writeFeedback(answer)}>
              <MessageSquarePlus aria-hidden="true" className="size-5" />
              {t('answers.write')}
            </Button>
          </div>
        )}
      </Card>
    </li>
  );
}

/** An answer as text; an empty one was left as the exercise gave it. */
function Written({ answer, label }: { answer: string; label: string }) {
  const { t } = useTranslation('admin-insight');
  if (answer === '') return <p className="italic">{t('answers.unchanged')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard.
    <pre tabIndex={0} aria-describedby={label} className="code-surface overflow-x-auto p-3">
      {answer}
    </pre>
  );
}
