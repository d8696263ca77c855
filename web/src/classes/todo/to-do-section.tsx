import { Section } from '../../features/dashboard/section.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { ToDoList } from './to-do-list.tsx';

/** What the member's classes ask for, as a part of the dashboard. */
export function ToDoSection() {
  const { t } = useTranslation('to-do');
  return (
    <Section title={t('title')}>
      <ToDoList />
    </Section>
  );
}
