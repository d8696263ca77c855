import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import type { LabProject } from '../project/lab-project.ts';
import {
  projectFrom,
  STARTING_POINT_NAMES,
  STARTING_POINTS,
  type StartingPointName,
} from './starting-point.ts';

/** Projects with ready examples, which are fetched once one is chosen. */
export function StartingPointList({ onOpen }: { onOpen: (project: LabProject) => void }) {
  const { t, language } = useTranslation('starting-points');
  const { t: ofLab } = useTranslation('ai-lab');
  const [coming, setComing] = useState<StartingPointName | null>(null);
  const [failed, setFailed] = useState<StartingPointName | null>(null);

  async function begin(name: StartingPointName): Promise<void> {
    setComing(name);
    setFailed(null);
    try {
      onOpen(await projectFrom(name, t(`points.${name}.title`), language));
    } catch {
      setFailed(name);
    }
    setComing(null);
  }

  const beginNamed = useEffectEvent(() => {
    const name = STARTING_POINT_NAMES.find((one) => `#${one}` === location.hash);
    if (name) void begin(name);
  });
  // A lesson leads here with the name of a starting point; the page then takes it off the address.
  useEffect(() => beginNamed(), []);

  return (
    <TitledSection title={t('title')} text={t('text')}>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {STARTING_POINT_NAMES.map((name) => (
          <li key={name} className="grid">
            <Card className="grid grid-rows-[auto_1fr_auto] gap-3 p-5">
              <div>
                <p className="text-muted text-sm">
                  {ofLab(`kinds.${STARTING_POINTS[name].kind}.title`)}
                </p>
                <h3 className="text-xl">{t(`points.${name}.title`)}</h3>
              </div>
              <p>{t(`points.${name}.try`)}</p>
              {failed === name && (
                <p role="alert" className="font-bold text-danger">
                  {t('failed')}
                </p>
              )}
              <Button
                variant="secondary"
                className="justify-self-start"
                aria-label={`${t('begin')} – ${t(`points.${name}.title`)}`}
                loading={coming === name}
                onClick={() => void begin(name)}
              >
                {t('begin')}
              </Button>
            </Card>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
