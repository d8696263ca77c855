import { formatList } from '@codivia/contract/text/format-dates';
import './trail-texts.ts';
import { TRAIL_XP } from '@codivia/contract/api/experience';
import { useTranslation } from '../../lib/i18n.ts';
import { THINGS } from './scene/things.ts';
import { TrailScene } from './scene/trail-scene.tsx';
import './trail.css';

type Props = {
  /** The state, from 1 to 40. */
  state: number;
  /** The state before; what has come since fades in. */
  before?: number;
};

/** The picture of the trail, which names all that is on it to those who do not see it. */
export function TrailPicture({ state, before = state }: Props) {
  const { t, language } = useTranslation('trail');
  const names = THINGS.slice(0, state).map((name) => t(`names.${name}`));
  const things = formatList(names, language);
  return (
    <svg
      viewBox="0 0 640 400"
      role="img"
      aria-label={t('picture', { count: state, total: TRAIL_XP.length, things })}
      className="trail-picture h-auto w-full rounded-control"
    >
      <TrailScene state={state} before={before} />
    </svg>
  );
}
