import { Shuffle } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { rememberRedirect } from '../../lib/redirect.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { useRemix } from './published-projects.api.ts';

/** Copies a published project to the reader's own, and opens it in its room. Visitors log in first. */
export function RemixButton({ id }: { id: string }) {
  const { t } = useTranslation('gallery');
  const { user } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const remix = useRemix();
  if (!user) {
    return (
      <ButtonLink to={paths.auth} variant="secondary" onClick={() => rememberRedirect(pathname)}>
        {t('project.remix_log_in')}
      </ButtonLink>
    );
  }
  function copy(): void {
    remix.mutate(id, {
      onSuccess: (project) => {
        toast.success(t('project.remixed', { name: project.name }));
        void navigate(paths.project(project.kind, project.id));
      },
    });
  }
  return (
    <Button variant="secondary" loading={remix.isPending} onClick={copy}>
      <Shuffle aria-hidden="true" className="size-5" />
      {t('project.remix')}
    </Button>
  );
}
