import { Circle, Sparkles, Worm } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SKETCH_NAMES, type SketchName } from './sketches.ts';

const ICONS: Record<SketchName, ReactNode> = {
  ball: <Circle aria-hidden="true" />,
  snake: <Worm aria-hidden="true" />,
  particles: <Sparkles aria-hidden="true" />,
};

type Props = { onLoad: (name: SketchName) => void; ref: Ref<HTMLElement> };

/** Three games to start from. */
export function Examples({ onLoad, ref }: Props) {
  const { t } = useTranslation('game-room');
  const id = useId();
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={id}
      className="page-width grid scroll-mt-20 gap-4 py-8 outline-none"
    >
      <div className="grid gap-1">
        <h2 id={id} className="text-2xl">
          {t('examples.title')}
        </h2>
        <p className="text-muted">{t('examples.text')}</p>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] gap-3">
        {SKETCH_NAMES.map((name) => (
          <li key={name}>
            <Card className="flex h-full flex-col gap-2 p-4">
              <h3 className="flex items-center gap-2 text-lg [&_svg]:size-5 [&_svg]:text-trail">
                {ICONS[name]}
                {t(`sketches.${name}.name`)}
              </h3>
              <p className="grow text-muted">{t(`sketches.${name}.text`)}</p>
              <Button
                size="sm"
                variant="secondary"
                aria-label={t('examples.load_of', { name: t(`sketches.${name}.name`) })}
                onClick={() => onLoad(name)}
              >
                {t('examples.load')}
              </Button>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
