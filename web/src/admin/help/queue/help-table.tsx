import type { AdminHelpThread } from '@codivia/contract/api/admin-help';
import { LANGUAGE_NAMES } from '@codivia/contract/api/language';
import { formatDate } from '@codivia/contract/text/format-dates';
import { Link } from 'react-router';
import { useTranslation } from '../../../lib/i18n.ts';
import { Badge } from '../../../ui/badge.tsx';

type Props = { threads: readonly AdminHelpThread[]; addressOf: (thread: string) => string };

/** The questions of one page. */
export function HelpTable({ threads, addressOf }: Props) {
  const { t, language } = useTranslation('admin-help');
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface shadow-card">
      <table className="w-full border-collapse text-start [&_td]:p-3 [&_th]:p-3 [&_thead_th]:text-start [&_thead_th]:text-muted [&_thead_th]:text-sm [&_tbody_tr]:border-line [&_tbody_tr]:border-t">
        <caption className="sr-only">{t('list')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('columns.subject')}</th>
            <th scope="col" className="max-sm:hidden">
              {t('columns.category')}
            </th>
            <th scope="col" className="max-lg:hidden">
              {t('columns.language')}
            </th>
            <th scope="col" className="max-sm:hidden">
              {t('columns.state')}
            </th>
            <th scope="col">{t('columns.waiting')}</th>
            <th scope="col" className="max-lg:hidden">
              {t('columns.assignee')}
            </th>
          </tr>
        </thead>
        <tbody>
          {threads.map((thread) => (
            <tr key={thread.id}>
              <th scope="row" className="text-start">
                <Link
                  to={addressOf(thread.id)}
                  className="inline-flex min-h-11 items-center wrap-anywhere text-trail hover:underline"
                >
                  {thread.subject}
                </Link>
                <p className="flex flex-wrap items-center gap-2 font-normal text-muted text-sm">
                  {thread.premium && <Badge tone="joy">{t('premium')}</Badge>}
                  <span className="break-all">{thread.member?.name ?? t('visitor')}</span>
                </p>
              </th>
              <td className="max-sm:hidden">{t(`categories.${thread.category}`)}</td>
              <td className="max-lg:hidden">{LANGUAGE_NAMES[thread.language]}</td>
              <td className="max-sm:hidden">{t(`states.${thread.state}`)}</td>
              <td>
                <time dateTime={thread.waiting_since}>
                  {formatDate(thread.waiting_since, language, 'moment')}
                </time>
              </td>
              <td className="max-lg:hidden">{thread.assignee?.name ?? t('nobody')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
