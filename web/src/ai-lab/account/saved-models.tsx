import { useTranslation } from '../../lib/i18n.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import type { LabProject } from '../project/lab-project.ts';
import { useModels } from './models.api.ts';
import { SavedModelRow } from './saved-model-row.tsx';

/** The models of the member's account; nothing for visitors, and without any. */
export function SavedModels({ onOpen }: { onOpen: (project: LabProject) => void }) {
  const { t } = useTranslation('ai-lab-account');
  const { data = [], error, refetch } = useModels();
  if (error) return <ErrorState title={t('models.failed')} error={error} onRetry={refetch} />;
  if (data.length === 0) return null;
  const names = data.map(({ name }) => name);
  return (
    <TitledSection title={t('models.title')}>
      <ul className="grid grid-cols-1 gap-3">
        {data.map((saved) => (
          <li key={saved.id}>
            <Card className="p-4">
              <SavedModelRow saved={saved} names={names} onOpen={onOpen} />
            </Card>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
