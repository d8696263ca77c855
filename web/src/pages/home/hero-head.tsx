import { useTranslation } from '../../lib/i18n.ts';
import { Badge } from '../../ui/badge.tsx';

/** The name of the card's file, and what can be done with it. */
export function HeroHead() {
  const { t } = useTranslation('hero');
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 px-1">
      <p className="flex items-center gap-2 font-mono text-muted text-sm">
        <span aria-hidden="true" className="size-2.5 rounded-full bg-trail" />
        {t('code.file')}
      </p>
      <Badge tone="trail">{t('code.live')}</Badge>
    </div>
  );
}
