import type { AdminHelpMessage, AdminHelpThreadDetail } from '@codivia/contract/api/admin-help';
import { formatDate } from '@codivia/contract/text/format-dates';
import { Link } from 'react-router';
import { CodeBlock } from '../../../code/editor/code-block.tsx';
import { useTranslation } from '../../../lib/i18n.ts';
import { Badge } from '../../../ui/badge.tsx';
import { classes } from '../../../ui/classes.ts';

function Attachment({ attachment }: Pick<AdminHelpMessage, 'attachment'>) {
  const { t } = useTranslation('admin-help');
  if (!attachment) return null;
  const { path, title, files } = attachment;
  return (
    <div className="grid grid-cols-1 gap-2">
      <Link to={path} className="wrap-anywhere text-trail underline">
        {t('attached', { title: title || path })}
      </Link>
      {files.map(({ name, code }) => (
        <div key={name} className="grid min-w-0 grid-cols-1 gap-1">
          <p className="wrap-anywhere font-bold text-muted text-sm">{name}</p>
          <div className="code-surface max-h-96 overflow-auto">
            <CodeBlock label={name} code={code} className="code-plain ps-4!" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Shows the messages of a question, with the notes of the team. */
export function ThreadMessages({ thread }: { thread: AdminHelpThreadDetail }) {
  const { t, language } = useTranslation('admin-help');
  return (
    <ol aria-label={t('messages')} className="grid grid-cols-1 gap-3">
      {thread.messages.map(({ id, note, from_team, author, text, attachment, created_at }) => (
        <li
          key={id}
          className={classes(
            'grid grid-cols-1 gap-2 rounded-card border border-line p-4',
            note ? 'border-dashed bg-joy-soft' : from_team ? 'bg-trail-soft' : 'bg-surface',
          )}
        >
          <p className="flex flex-wrap items-center justify-between gap-x-4">
            <strong className="wrap-anywhere">
              {from_team ? (author?.name ?? t('somebody')) : (thread.member?.name ?? t('visitor'))}
              {note && <Badge className="ms-2">{t('note')}</Badge>}
            </strong>
            <time dateTime={created_at} className="text-muted text-sm">
              {formatDate(created_at, language, 'moment')}
            </time>
          </p>
          <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
          <Attachment attachment={attachment} />
        </li>
      ))}
    </ol>
  );
}
