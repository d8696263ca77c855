import type { PublishedProject } from '@codivia/contract/published-projects';
import { Flag } from 'lucide-react';
import { Link } from 'react-router';
import type { AskState } from '../../features/help/attached.ts';
import { messageFor } from '../../lib/api-error.ts';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { useCloseForAll, useOwnPublished } from './published-projects.api.ts';

/** Leads the author to what can be changed. */
export function OwnNotice({ id }: { id: string }) {
  const { t } = useTranslation('gallery');
  const own = useOwnPublished().data?.find((one) => one.id === id);
  if (!own) return null;
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 rounded-control bg-trail-soft px-4 py-3">
      {t('project.yours')}
      <Link className="font-bold text-trail underline" to={paths.publish(own.project_id)}>
        {t('project.manage')}
      </Link>
    </p>
  );
}

function CloseForAll({ id }: { id: string }) {
  const { t } = useTranslation('gallery');
  const language = useLanguage();
  const close = useCloseForAll();
  return (
    <Button
      variant="danger"
      size="sm"
      loading={close.isPending}
      onClick={() =>
        close.mutate(id, {
          onSuccess: () => toast.success(t('project.closed')),
          onError: (error) => toast.error(messageFor(error, language)),
        })
      }
    >
      {t('project.close')}
    </Button>
  );
}

/** How a project that should not be public is reported; administrators close its page. */
export function ReportNotice({ project }: { project: PublishedProject }) {
  const { t } = useTranslation('gallery');
  const { user } = useSession();
  const { id, title } = project;
  const state: AskState = {
    attachment: { path: paths.publishedProject(id), title, files: [] },
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t pt-4">
      <Link
        to={paths.helpAsk}
        state={state}
        className="inline-flex min-h-11 items-center gap-2 text-trail underline"
      >
        <Flag aria-hidden="true" className="size-4 shrink-0" />
        {t('project.report')}
      </Link>
      {user?.role === 'admin' && <CloseForAll id={id} />}
    </div>
  );
}
