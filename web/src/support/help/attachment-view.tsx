import type { HelpAttachment } from '@codivia/contract/api/help';
import { Paperclip } from 'lucide-react';
import { Link } from 'react-router';
import { CodeBlock } from '../../code/editor/code-block.tsx';
import { useTranslation } from '../../lib/i18n.ts';

/** Shows the subject of a question: the page, and the code as it was then. */
export function AttachmentView({ attachment }: { attachment: HelpAttachment }) {
  const { t } = useTranslation('help');
  const { path, title, files, beside = [] } = attachment;
  return (
    <details className="rounded-control border border-line bg-sunken p-3">
      <summary className="min-h-6 cursor-pointer font-bold">
        <Paperclip aria-hidden="true" className="me-1.5 inline size-4" />
        {t('thread.attached')}
      </summary>
      <div className="mt-3 grid grid-cols-1 gap-3">
        <p>
          <Link to={path} className="wrap-anywhere text-trail underline">
            {t('thread.attached_from', { title: title || path })}
          </Link>
        </p>
        {files.map(({ name, code }) => (
          <div key={name} className="grid min-w-0 grid-cols-1 gap-1">
            <p className="wrap-anywhere font-bold text-muted text-sm">{name}</p>
            <div className="code-surface max-h-80 overflow-auto">
              <CodeBlock label={name} code={code} className="code-plain ps-4!" />
            </div>
          </div>
        ))}
        {beside.length > 0 && (
          <p className="wrap-anywhere text-muted text-sm">
            {t('thread.beside', { count: beside.length, names: beside.join(', ') })}
          </p>
        )}
      </div>
    </details>
  );
}
