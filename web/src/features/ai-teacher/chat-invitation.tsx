import { ExternalLink as Leaves } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { useSiteConfig } from '../../lib/site-config.ts';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The link itself, with where it leads to; it never comes without that. */
function ChatLink() {
  const { t } = useTranslation('ai-teacher');
  const common = useTranslation('common').t;
  const { data: config, isError, refetch } = useSiteConfig();
  if (isError) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3">
        <p>{t('leaving.failed')}</p>
        <Button variant="secondary" onClick={() => void refetch()}>
          {common('try_again')}
        </Button>
      </div>
    );
  }
  if (!config) return <Skeleton className="h-13 w-56" />;
  const host = URL.parse(config.ai_chat_url)?.host;
  if (!host) return <p>{t('leaving.none')}</p>;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ExternalLink href={config.ai_chat_url} className={buttonStyle('joy', 'lg')}>
        {t('leaving.open')}
        <Leaves aria-hidden="true" className="size-5" />
      </ExternalLink>
      <span className="break-all text-muted">{t('leaving.leads_to', { host })}</span>
    </div>
  );
}

/** The way to the AI chat of another company, and what to know before taking it. */
export function ChatInvitation() {
  const { t } = useTranslation('ai-teacher');
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid content-start gap-4 rounded-card border-2 border-joy-strong bg-surface p-6 sm:p-8"
    >
      <h2 id={id} className="text-2xl">
        {t('leaving.title')}
      </h2>
      <p className="text-muted">{t('leaving.text')}</p>
      <ChatLink />
    </section>
  );
}
