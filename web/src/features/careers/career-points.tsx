import type { Point } from '@codivia/contract/api/careers';
import type { LucideIcon } from 'lucide-react';
import { useLanguage } from '../../lib/i18n.ts';
import { classes } from '../../ui/classes.ts';

type Props = { points: readonly Point[]; icon: LucideIcon; tone: 'good' | 'hard' };

/** Good or hard things, each in a few words and a sentence. */
export function CareerPoints({ points, icon: Icon, tone }: Props) {
  const language = useLanguage();
  return (
    <ul className="grid gap-5">
      {points.map(({ title, text }) => (
        <li key={title.en} className="grid grid-cols-[auto_1fr] gap-x-3">
          <Icon
            aria-hidden="true"
            className={classes('mt-0.5 size-6', tone === 'good' ? 'text-done' : 'text-spark')}
          />
          <div>
            <h3 className="font-sans text-lg font-bold leading-snug tracking-normal">
              {title[language]}
            </h3>
            <p className="text-muted">{text[language]}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
