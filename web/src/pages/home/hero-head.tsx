import { useTranslation } from '../../lib/i18n.ts';
import { Badge } from '../../ui/badge.tsx';

/** The name of the card's file, and what can be done with it. */
export function HeroHead() {
  const { t } = useTranslation('hero');
  return (
    <>
      <p className="-mb-1 flex items-center gap-2 px-1 font-mono text-muted text-sm">
        <span aria-hidden="true" className="size-2.5 rounded-full bg-trail" />
        {t('code.file')}
      </p>
      <Badge className="absolute -top-4 end-3 border border-line bg-surface! py-2 shadow-lift">
        {t('code.live')}
      </Badge>
    </>
  );
}
