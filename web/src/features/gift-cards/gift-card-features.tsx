import {
  BadgeCheck,
  CalendarClock,
  Crown,
  Hourglass,
  type LucideIcon,
  MailCheck,
  Repeat2,
} from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';

/** Six features (docs/product.md#home-page). */
const FEATURES = [
  { key: 'premium', icon: Crown },
  { key: 'once', icon: Repeat2 },
  { key: 'mail', icon: MailCheck },
  { key: 'patient', icon: Hourglass },
  { key: 'adds', icon: CalendarClock },
  { key: 'simple', icon: BadgeCheck },
] as const satisfies readonly { key: string; icon: LucideIcon }[];

/** Lists the contents of a card. */
export function GiftCardFeatures() {
  const { t } = useTranslation('gift-cards');
  return (
    <div>
      <h3 className="mb-6 text-2xl">{t('features_title')}</h3>
      <ul className="grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:grid-cols-3">
        {FEATURES.map(({ key, icon: Icon }) => (
          <li key={key} className="grid grid-cols-[auto_1fr] gap-x-4">
            <span className="row-span-2 grid size-11 place-items-center rounded-control bg-joy-soft text-ink">
              <Icon aria-hidden="true" className="size-5" />
            </span>
            <p className="font-bold">{t(`features.${key}`)}</p>
            <p className="text-muted">{t(`features.${key}_text`)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
