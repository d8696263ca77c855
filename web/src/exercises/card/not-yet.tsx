import { Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Mascot } from '../../ui/mascot.tsx';
import { SafeHtml } from '../../ui/safe-html.tsx';

type Props = {
  /** The exercise's feedback about this answer, as HTML. */
  feedback: string | undefined;
  /** Shown in place of "not quite yet". */
  title?: string | undefined;
  /** The text shown instead; without it, the text is that something is still different. */
  otherwise?: ReactNode;
};

/** Tells the learner what is still different. */
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
