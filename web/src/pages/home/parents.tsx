import { CalendarClock, EyeOff, type LucideIcon, ReceiptText } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';

const REASONS = [
  { key: 'private', icon: EyeOff },
  { key: 'price', icon: ReceiptText },
  { key: 'pace', icon: CalendarClock },
] as const satisfies readonly { key: string; icon: LucideIcon }[];

/** Answers what parents want to know. */
export function Parents() {
  const { t } = useTranslation('home');
  return (
    <section className="page-width">
      <div className="rounded-[2rem] bg-[light-dark(var(--color-night),var(--color-panel))] p-7 text-on-night sm:p-12">
        <h2 className="text-[clamp(1.8rem,4vw,2.8rem)]">{t('parents.title')}</h2>
        <p className="mt-3 text-xl text-on-night-muted">{t('parents.intro')}</p>
        <ul className="mt-10 grid gap-8 lg:grid-cols-3">
          {REASONS.map(({ key, icon: Icon }) => (
            <li key={key} className="grid content-start gap-2">
              <Icon aria-hidden="true" className="size-8 text-joy" />
              <h3 className="text-xl">{t(`parents.${key}_title`)}</h3>
              <p className="text-on-night-muted">{t(`parents.${key}`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
