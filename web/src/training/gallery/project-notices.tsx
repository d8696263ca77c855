import type { ViewedProject } from '@codivia/contract/api/published-projects';
import { EyeOff, Flag } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import type { AskState } from '../../support/help/attached.ts';
import { Button } from '../../ui/button.tsx';
import { useCloseForAll, useOwnPublished } from './published-projects.api.ts';
import { ReportButton } from './report-button.tsx';

/** Leads the author to the changes that they can make. */
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
  const close = useCloseForAll();
  return (
    <Button
      variant="danger"
      size="sm"
      loading={close.isPending}
      onClick={() =>
        close.mutate(id, {
          onSuccess: () => toast.success(t('project.closed')),
        })
      }
    >
      {t('project.close')}
    </Button>
  );
}

const HELP_LINK = 'inline-flex min-h-11 items-center gap-2 text-trail underline';

/** The link by which visitors report that something should not be public. */
function WriteToTeam({ id, title }: { id: string; title: string }) {
  const { t } = useTranslation('project-reviews');
  const state: AskState = {
    attachment: { path: paths.publishedProject(id), title, files: [] },
  };
  return (
    <Link to={paths.helpAsk} state={state} className={HELP_LINK}>
      <Flag aria-hidden="true" className="size-4 shrink-0" />
      {t('report.visitor')}
    </Link>
  );
}

/** The form to report a project that should not be public; administrators decide about it, or close its page. */
export function ReportNotice({ project }: { project: ViewedProject }) {
  const { t } = useTranslation('project-reviews');
  const { user } = useSession();
  const { id, title, own, reported } = project;
  const isAdmin = user?.role === 'admin';
  if (own && !isAdmin) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t pt-4">
      {!user && <WriteToTeam id={id} title={title} />}
      {user && !own && <ReportButton id={id} reported={reported} />}
      {isAdmin && (
        <>
          <Link to={paths.adminPublished(id)} className={HELP_LINK}>
            {t('hidden.panel')}
          </Link>
          <CloseForAll id={id} />
        </>
      )}
    </div>
  );
}

/** Explains why most readers do not see this page. */
export function HiddenNotice({ project }: { project: ViewedProject }) {
  const { t } = useTranslation('project-reviews');
  const { state, own } = project;
  if (state === 'open') return null;
  return (
    <div role="status" className="grid gap-1 rounded-control bg-danger-soft px-4 py-3">
      <p className="flex items-center gap-2 font-bold">
        <EyeOff aria-hidden="true" className="size-5 shrink-0" />
        {t(`hidden.${state}`)}
      </p>
      <p>{t(`hidden.${state}_${own ? 'own' : 'team'}`)}</p>
    </div>
  );
}
