import type { ModelFile } from '@codivia/contract/models/model-file';
import { textFeatures } from '@codivia/runners/models/text-features';
import { judge, type ModelInput } from '@codivia/runners/models/trained-model';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Card } from '../../ui/card.tsx';
import { ClassButtons } from '../collect/class-buttons.tsx';
import { modelInput } from '../kinds/model-input.ts';
import { Recorder } from '../kinds/recorder.tsx';
import type { LabChange } from '../project/change-project.ts';
import { type LabProject, usesCamera } from '../project/lab-project.ts';
import { ConfidenceBars } from './confidence-bars.tsx';

type Props = { project: LabProject; model: ModelFile; change: (change: LabChange) => void };

/** Tells whether a text has none of the words that a model knows: its verdict is then a guess. */
const isGuess = ({ kind, words }: ModelFile, input: ModelInput | null): boolean =>
  kind === 'text' && typeof input === 'string' && !textFeatures(input, words).some(Boolean);

/** Tries the model on something new; what it judges wrongly becomes an example with one press. */
export function LiveTrial({ project, model, change }: Props) {
  const { t } = useTranslation('ai-lab');
  const [input, setInput] = useState<ModelInput | null>(null);
  const [round, setRound] = useState(0);
  const [added, setAdded] = useState('');
  const verdict = input === null ? null : judge(model, modelInput(project.kind, input));
  return (
    <Card className="grid grid-cols-1 gap-4 p-4 sm:p-6">
      <h3 className="text-xl">{t('test.live')}</h3>
      <Recorder
        project={project}
        round={round}
        isTrial
        onInput={(next) => {
          setInput(next);
          // The camera gives the next one at once: what was said about the last one stays.
          if (!usesCamera(project.kind)) setAdded('');
        }}
      />
      <p role="status" className="font-bold text-lg">
        {verdict ? t('test.verdict', { label: verdict.label }) : added || t('test.live_hint')}
      </p>
      {verdict && (
        <>
          {added && <p>{added}</p>}
          {isGuess(model, input) && <p>{t('test.guess')}</p>}
          <ConfidenceBars labels={model.labels} confidences={verdict.confidences} />
          <ClassButtons
            label={t('test.repair')}
            classes={project.classes}
            isReady
            onChoose={({ id, name }) => {
              if (input !== null) {
                change({ type: 'add-examples', classId: id, inputs: [input], isAnswer: true });
              }
              setInput(null);
              setRound(round + 1);
              setAdded(t('test.repaired', { name }));
            }}
          />
        </>
      )}
    </Card>
  );
}
