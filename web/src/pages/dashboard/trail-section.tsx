import '../../features/trail/trail-texts.ts';
import { trailState } from '@codivia/contract/api/experience';
import { Section } from '../../features/dashboard/section.tsx';
import { TrailMissing, TrailNews } from '../../features/trail/trail-news.tsx';
import { TrailPicture } from '../../features/trail/trail-picture.tsx';
import { showTrail, useTrailShown } from '../../features/trail/trail-setting.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';

/** The trail of the member, which can be hidden (docs/product.md#trail). */
export function TrailSection({ xp }: { xp: number }) {
  const { t } = useTranslation('trail');
  const shown = useTrailShown();
  const state = trailState(xp);
  return (
    <Section title={t('title')}>
      {shown && (
        <div className="grid items-center gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <TrailPicture state={state} />
          <div className="grid gap-3">
            <TrailNews state={state} />
            <TrailMissing xp={xp} />
          </div>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {!shown && <p className="text-muted">{t('hidden')}</p>}
        <Button variant="ghost" size="sm" className="min-h-11" onClick={() => showTrail(!shown)}>
          {t(shown ? 'hide' : 'show')}
        </Button>
      </div>
    </Section>
  );
}
