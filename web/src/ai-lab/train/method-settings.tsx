import { METHODS_OF } from '@codivia/contract/models/model-file';
import { Dices } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { Select } from '../../ui/select.tsx';
import type { LabChange } from '../project/change-project.ts';
import type { LabProject } from '../project/lab-project.ts';

const CHOICES = {
  k: [1, 3, 5, 9, 15],
  depth: [1, 2, 3, 4, 6, 8],
  epochs: [10, 30, 80, 150, 300],
} as const;
/** Hidden layers by the neurons of each. */
const LAYERS = [[4], [12], [32], [64], [16, 16], [32, 16]] as const;

type Props = { project: LabProject; change: (change: LabChange) => void };

/** Asks for the method of learning, and for the few numbers that belong to it. */
export function MethodSettings({ project, change }: Props) {
  const { t } = useTranslation('ai-lab');
  const { method } = project.settings;
  return (
    <div className="grid grid-cols-1 gap-4">
      <ChoiceGroup
        className="flex-wrap justify-self-start"
        label={t('train.method')}
        value={method}
        onChoose={(chosen) => change({ type: 'settings', settings: { method: chosen } })}
        options={METHODS_OF[project.kind].map((value) => ({
          value,
          label: t(`train.methods.${value}`),
        }))}
      />
      <p>{t(`train.method_texts.${method}`)}</p>
      {method === 'neighbours' && <NumberChoice which="k" project={project} change={change} />}
      {method === 'tree' && <NumberChoice which="depth" project={project} change={change} />}
      {method === 'network' && <NetworkSettings project={project} change={change} />}
    </div>
  );
}

function NumberChoice({ which, project, change }: Props & { which: keyof typeof CHOICES }) {
  const { t } = useTranslation('ai-lab');
  return (
    <Select
      label={t(`train.${which}`)}
      value={String(project.settings[which])}
      onChoose={(value) => change({ type: 'settings', settings: { [which]: Number(value) } })}
      options={CHOICES[which].map((value) => ({ value: String(value), label: String(value) }))}
    />
  );
}

function NetworkSettings({ project, change }: Props) {
  const { t } = useTranslation('ai-lab');
  const { hidden, seed } = project.settings;
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <Select
        label={t('train.hidden')}
        value={hidden.join('-')}
        onChoose={(value) => {
          change({ type: 'settings', settings: { hidden: value.split('-').map(Number) } });
        }}
        options={LAYERS.map((layers) => ({
          value: layers.join('-'),
          label: t('train.layers', { neurons: layers.join(' + ') }),
        }))}
      />
      <NumberChoice which="epochs" project={project} change={change} />
      <div className="sm:col-span-2">
        <Button
          variant="ghost"
          size="sm"
          onClick={() => change({ type: 'settings', settings: { seed: seed + 1 } })}
        >
          <Dices aria-hidden="true" className="size-5" />
          {t('train.chance', { seed })}
        </Button>
      </div>
    </div>
  );
}
