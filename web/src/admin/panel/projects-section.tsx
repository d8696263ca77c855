import { useSearchParams } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { ProjectDetail } from '../projects/project-detail.tsx';
import { ProjectsList } from '../projects/projects-list.tsx';
import { usePanelAddress } from './panel-address.ts';

/** Published projects, or with `project=` one of them. */
export function ProjectsSection() {
  const { t } = useTranslation('admin-projects');
  const [search] = useSearchParams();
  const { addressOf } = usePanelAddress();
  const list = addressOf('projects');
  const id = search.get('project');
  if (id === null) {
    return (
      <ProjectsList addressOf={(project) => `${list}&project=${encodeURIComponent(project)}`} />
    );
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <BackLink to={list}>{t('back')}</BackLink>
      <ProjectDetail key={id} id={id} />
    </div>
  );
}
