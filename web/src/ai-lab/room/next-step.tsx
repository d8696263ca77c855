import { ArrowRight } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { examplesOf, type LabProject } from '../project/lab-project.ts';

/** With as many examples of each class, the lab warns of too few no more. */
const ENOUGH = 10;

/** The first thing to do in a project without any example; nothing afterwards. */
export function FirstHint({ project }: { project: LabProject }) {
  const { t } = useTranslation('ai-lab');
  if (project.examples.length > 0) return null;
  if (project.kind === 'table') return <p>{t('next.first_table')}</p>;
  return <p>{t(project.kind === 'picture' ? 'next.first_picture' : 'next.first')}</p>;
}

/** Leads from collecting to training, as soon as each class has an example. */
export function ToTraining({ project, onGo }: { project: LabProject; onGo: () => void }) {
  const { t } = useTranslation('ai-lab');
  const counts = project.classes.map(({ id }) => examplesOf(project, id).length);
  const least = Math.min(...counts);
  if (counts.length < 2 || least === 0) return null;
  return (
    <Next
      text={t(least < ENOUGH ? 'next.few' : 'next.enough')}
      label={t('next.train')}
      onGo={onGo}
    />
  );
}

/** Leads from the test to programs. */
export function ToPrograms({ onGo }: { onGo: () => void }) {
  const { t } = useTranslation('ai-lab');
  return <Next text={t('next.tested')} label={t('next.use')} onGo={onGo} />;
}

function Next({ text, label, onGo }: { text: string; label: string; onGo: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-5 gap-y-3">
      <p>{text}</p>
      <Button variant="joy" size="lg" onClick={onGo}>
        {label}
        <ArrowRight aria-hidden="true" className="size-5" />
      </Button>
    </div>
  );
}
