import './trail-texts.ts';
import { trailState } from '@codivia/contract/api/experience';
import { useTranslation } from '../../lib/i18n.ts';
import { TrailMissing, TrailNews } from './trail-news.tsx';
import { TrailPicture } from './trail-picture.tsx';

/** The trail after a lesson, with what the XP of the lesson have added. */
export function LessonTrail({ xp, gained }: { xp: number; gained: number }) {
  const { t } = useTranslation('trail');
  const [state, before] = [trailState(xp), trailState(xp - gained)];
  return (
    <section
      aria-label={t('title')}
      className="grid items-center gap-x-5 gap-y-3 rounded-card border border-line bg-surface p-4 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] sm:p-5"
    >
      <TrailPicture state={state} before={before} />
      <div className="grid content-start gap-2">
        <TrailNews state={state} before={before} />
        <TrailMissing xp={xp} />
      </div>
    </section>
  );
}
