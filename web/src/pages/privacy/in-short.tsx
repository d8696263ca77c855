import { Code, EyeOff, HandCoins, type LucideIcon, UserLock } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '../../lib/i18n.ts';

const POINTS = [
  { key: 'ads', icon: EyeOff },
  { key: 'code', icon: Code },
  { key: 'open', icon: UserLock },
  { key: 'sold', icon: HandCoins },
] as const satisfies readonly { key: string; icon: LucideIcon }[];

/** What one should know even if one reads no further. */
export function InShort() {
  const { t } = useTranslation('privacy');
  const title = useId();
  return (
    <section aria-labelledby={title} className="rounded-[2rem] bg-night p-7 text-on-night sm:p-10">
      <h2 id={title} className="text-2xl sm:text-3xl">
        {t('short.title')}
      </h2>
      <ul className="mt-6 grid gap-6 sm:grid-cols-2">
        {POINTS.map(({ key, icon: Icon }) => (
          <li key={key} className="grid grid-cols-[auto_1fr] gap-4">
            <Icon aria-hidden="true" className="mt-0.5 size-6 text-joy" />
            <p>{t(`short.${key}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
