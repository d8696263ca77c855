import { MAX_MODEL_BYTES } from '@codivia/contract/models/model-file';
import { useMemo } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { EmptyState } from '../../ui/state-message.tsx';
import type { LabProject } from '../project/lab-project.ts';
import type { Trained } from '../training/use-training.ts';
import { UseStep } from './use-step.tsx';

/** The last step where programs can load the model; otherwise the reason why they cannot. */
export function UsableModel({ project, trained }: { project: LabProject; trained: Trained }) {
  const { t } = useTranslation('ai-lab');
  const bytes = useMemo(
    () => new TextEncoder().encode(JSON.stringify(trained.model)).length,
    [trained],
  );
  if (bytes > MAX_MODEL_BYTES) return <EmptyState heading="h3" title={t('use.too_large')} />;
  return <UseStep project={project} trained={trained} />;
}
