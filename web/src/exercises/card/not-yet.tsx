import { Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Mascot } from '../../ui/mascot.tsx';
import { SafeHtml } from '../../ui/safe-html.tsx';

type Props = {
  /** What the exercise says of this answer, as HTML. */
  feedback: string | undefined;
  /** In place of "not quite yet". */
  title?: string | undefined;
  /** What is said instead; without it, that something is still different. */
  otherwise?: ReactNode;
};

/** Says what is still off. */
export function NotYet({ feedback, title, otherwise }: Props) {
  const { t } = useTranslation('exercise');
  return (
    <div className="flex gap-3 rounded-control bg-joy-soft p-4">
      <Lightbulb aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-1">
        <p className="font-bold">{title ?? t('not_yet')}</p>
        <div>{feedback ? <SafeHtml html={feedback} /> : otherwise || t('not_yet_text')}</div>
      </div>
      <Mascot pose="wrong" className="m-0! h-16 w-auto shrink-0 self-end" />
    </div>
  );
}
