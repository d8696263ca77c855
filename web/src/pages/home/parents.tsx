import { CalendarClock, EyeOff, type LucideIcon, ReceiptText } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';

const REASONS = [
  { key: 'private', icon: EyeOff },
  { key: 'price', icon: ReceiptText },
  { key: 'pace', icon: CalendarClock },
] as const satisfies readonly { key: string; icon: LucideIcon }[];

/** Answers what parents want to know. */
export function Parents() {
  const { t } = useTranslation('home-sections');
  return (
    <section className="page-width">
      <div className="rounded-[2rem] bg-[light-dark(var(--color-night),var(--color-panel))] p-5 text-on-night sm:p-12">
        <h2 className="text-[clamp(1.5rem,4vw,2.8rem)]">{t('parents.title')}</h2>
        <p className="mt-2 text-on-night-muted sm:mt-3 sm:text-xl">{t('parents.intro')}</p>
        <ul className="mt-4 grid gap-3.5 sm:mt-10 sm:gap-8 lg:grid-cols-3">
          {REASONS.map(({ key, icon: Icon }) => (
            <li
              key={key}
              className="grid grid-cols-[auto_1fr] content-start items-center gap-x-3 gap-y-1 lg:gap-y-2"
            >
              <Icon aria-hidden="true" className="size-6 text-joy sm:size-8" />
              <h3 className="text-base sm:text-xl">{t(`parents.${key}_title`)}</h3>
              <p className="col-span-2 text-on-night-muted leading-snug sm:leading-normal">
                {t(`parents.${key}`)}
              </p>
            </li>
          ))}
        </ul>
        <Link
          to={paths.parents}
          className="mt-2 inline-flex min-h-11 items-center font-bold text-joy underline underline-offset-4 sm:mt-8"
        >
          {t('parents.more')}
        </Link>
      </div>
    </section>
  );
}
