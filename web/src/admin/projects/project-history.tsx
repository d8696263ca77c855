import type {
  AdminDecision,
  AdminPublishedProject,
  AdminReport,
} from '@codivia/contract/api/admin-published-projects';
import { formatDate, formatTimeAgo } from '@codivia/contract/text/format-dates';
import { useTranslation } from '../../lib/i18n.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';

function Report({ report }: { report: AdminReport }) {
  const { t, language } = useTranslation('admin-projects');
  const { reason, text, created_at, settled_at, reporter } = report;
  return (
    <li className="grid grid-cols-1 gap-1 rounded-control bg-sunken p-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong>{t(`reasons.${reason}`)}</strong>
        <Badge tone={settled_at ? 'plain' : 'danger'}>{t(settled_at ? 'settled' : 'open')}</Badge>
        <time dateTime={created_at} className="text-muted text-sm">
          {formatTimeAgo(created_at, language)}
        </time>
      </p>
      {text && <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>}
      <p className="wrap-anywhere text-muted text-sm">
        {t('reported_by', { name: reporter?.name ?? t('gone') })}
      </p>
    </li>
  );
}

function Decision({ decision }: { decision: AdminDecision }) {
  const { t, language } = useTranslation('admin-projects');
  const { outcome, reason, words, decided_at, admin, appeal } = decision;
  return (
    <li className="grid grid-cols-1 gap-1 rounded-control bg-sunken p-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong>{t(`outcomes.${outcome}`)}</strong>
        {reason && <span>{t(`reasons.${reason}`)}</span>}
        <span className="wrap-anywhere text-muted text-sm">
          {admin?.name ?? t('gone')}, {formatDate(decided_at, language, 'moment')}
        </span>
      </p>
      {words && <p className="wrap-anywhere whitespace-pre-wrap">{words}</p>}
      {appeal !== null && (
        <div className="mt-1 border-joy border-s-4 ps-4">
          <p className="font-bold">{t('appeal')}</p>
          <p className="wrap-anywhere whitespace-pre-wrap">{appeal}</p>
        </div>
      )}
    </li>
  );
}

/** Lists the reports on a project with their reasons, the decisions, and the author's appeals. */
export function ProjectHistory({ project }: { project: AdminPublishedProject }) {
  const { t } = useTranslation('admin-projects');
  const { reports, decisions } = project;
  return (
    <Card className="grid grid-cols-1 gap-4 p-4 sm:p-6">
      {decisions.length > 0 && (
        <>
          <h3 className="text-xl">{t('decisions')}</h3>
          <ol className="grid grid-cols-1 gap-3">
            {decisions.map((decision) => (
              <Decision key={decision.id} decision={decision} />
            ))}
          </ol>
        </>
      )}
      <h3 className="text-xl">{t('reports')}</h3>
      {reports.length === 0 ? (
        <p className="text-muted">{t('no_reports')}</p>
      ) : (
        <ol className="grid grid-cols-1 gap-3">
          {reports.map((report) => (
            <Report key={report.id} report={report} />
          ))}
        </ol>
      )}
    </Card>
  );
}
