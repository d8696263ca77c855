import { Lightbulb, ThumbsDown, ThumbsUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Card } from '../../ui/card.tsx';
import { classes } from '../../ui/classes.ts';

const PAIRS = ['error', 'hint', 'level', 'doubt'] as const;

type QuestionProps = { label: string; icon: ReactNode; tone: string; text: string };

/** A question as it is in a chat, below its assessment. */
function Question({ label, icon, tone, text }: QuestionProps) {
  return (
    <div className="grid content-start gap-2">
      <p className={classes('flex items-center gap-2 font-bold [&_svg]:size-5', tone)}>
        {icon}
        {label}
      </p>
      <blockquote className="rounded-card rounded-ss-none bg-sunken px-4 py-3">{text}</blockquote>
    </div>
  );
}

/** Questions to an AI, each in a poor and in a good version, and what makes the difference. */
export function QuestionPairs() {
  const { t } = useTranslation('ai-teacher');
  return (
    <ol className="grid gap-5">
      {PAIRS.map((pair) => (
        <li key={pair}>
          <Card className="grid gap-4 p-5 sm:p-6">
            <h3 className="text-xl">{t(`pairs.${pair}.title`)}</h3>
            <div className="grid gap-4 md:grid-cols-[2fr_3fr]">
              <Question
                label={t('ask.bad')}
                icon={<ThumbsDown aria-hidden="true" />}
                tone="text-danger"
                text={t(`pairs.${pair}.bad`)}
              />
              <Question
                label={t('ask.good')}
                icon={<ThumbsUp aria-hidden="true" />}
                tone="text-done"
                text={t(`pairs.${pair}.good`)}
              />
            </div>
            <p className="flex gap-2.5 text-muted">
              <Lightbulb aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-trail" />
              <span>
                <strong className="text-ink">{t('ask.why')}</strong> {t(`pairs.${pair}.why`)}
              </span>
            </p>
          </Card>
        </li>
      ))}
    </ol>
  );
}
