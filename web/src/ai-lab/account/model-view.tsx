import type { ModelFile } from '@codivia/contract/models/model-file';
import { judge, type ModelInput } from '@codivia/runners/models/trained-model';
import { useMemo, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { modelInput } from '../kinds/model-input.ts';
import { Recorder } from '../kinds/recorder.tsx';
import { type LabProject, usesCamera } from '../project/lab-project.ts';
import { ConfidenceBars } from '../test/confidence-bars.tsx';
import { RoomCard } from '../use/room-card.tsx';
import { projectOfModel } from './project-of-model.ts';

type Props = { name: string; model: ModelFile };

/** A model without its examples: what it knows, a trial, and its way into programs. */
export function ModelView({ name, model }: Props) {
  const { t } = useTranslation('ai-lab-account');
  const { tested, labels } = model;
  const project = useMemo(() => projectOfModel(model, name), [model, name]);
  if (!project) return <p>{t('shown.unknown')}</p>;
  return (
    <>
      <div className="grid grid-cols-1 gap-2">
        <h2 className="text-xl">{t('shown.classes')}</h2>
        <ul className="flex flex-wrap gap-2">
          {labels.map((label) => (
            <li key={label} className="max-w-full">
              <Badge>
                <span className="wrap-anywhere">{label}</span>
              </Badge>
            </li>
          ))}
        </ul>
        <p className="text-muted">{tested ? t('tested', { ...tested }) : t('untested')}</p>
      </div>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <Trial project={project} model={model} />
        <RoomCard project={project} model={model} text={JSON.stringify(model)} />
      </div>
    </>
  );
}

function Trial({ project, model }: { project: LabProject; model: ModelFile }) {
  const { t } = useTranslation('ai-lab-account');
  const [input, setInput] = useState<ModelInput | null>(null);
  const [round, setRound] = useState(0);
  const verdict = input === null ? null : judge(model, modelInput(project.kind, input));
  return (
    <Card className="grid grid-cols-1 gap-4 p-4 sm:p-6">
      <h2 className="text-xl">{t('shown.try')}</h2>
      <p>{t(`shown.${project.kind}`)}</p>
      <Recorder project={project} round={round} onInput={setInput} isTrial />
      <p role="status" className="font-bold text-lg empty:hidden">
        {verdict && t('shown.verdict', { label: verdict.label })}
      </p>
      {verdict && (
        <>
          <ConfidenceBars labels={model.labels} confidences={verdict.confidences} />
          {!usesCamera(project.kind) && (
            <Button
              variant="secondary"
              className="justify-self-start"
              onClick={() => {
                setInput(null);
                setRound(round + 1);
              }}
            >
              {t('shown.again')}
            </Button>
          )}
        </>
      )}
    </Card>
  );
}
