import './trail-texts.ts';
import { TRAIL_XP, xpToNextTrailState } from '@codivia/contract/api/experience';
import { useTranslation } from '../../lib/i18n.ts';
import { THINGS } from './scene/things.ts';

/** Tells in words what came to the trail between two states, or else last. */
export function TrailNews({ state, before = state }: { state: number; before?: number }) {
  const { t } = useTranslation('trail');
  const isNew = before < state;
  return (
    <div className="grid gap-1">
      <p className="font-bold text-trail">{t(isNew ? 'new' : 'latest')}</p>
      {THINGS.slice(isNew ? before : state - 1, state).map((name) => (
        <p key={name} className="text-lg">
          {t(`came.${name}`)}
        </p>
      ))}
    </div>
  );
}

/** Tells how far it is until something new comes. */
export function TrailMissing({ xp }: { xp: number }) {
  const { t } = useTranslation('trail');
  const missing = xpToNextTrailState(xp);
  return (
    <p className="text-muted">
      {missing === null ? t('complete', { total: TRAIL_XP.length }) : t('missing', { xp: missing })}
    </p>
  );
}
