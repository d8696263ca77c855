import type { HiddenReplay } from '@codivia/contract/api/live-replays';
import { formatDate } from '@codivia/contract/text/format-dates';
import { EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { useHiddenReplays } from './live-replays.api.ts';
import { VisibilityForm } from './replay-visibility.tsx';

function HiddenItem({ replay }: { replay: HiddenReplay }) {
  const { t, language } = useTranslation('live-replays');
  const [open, setOpen] = useState(false);
  const title = language === 'fr' ? replay.title_fr : replay.title_en;
  const date = formatDate(replay.hidden_at, language);
  return (
    <li>
      <Card className="grid gap-3 p-5">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
          <div className="grid min-w-0 gap-1">
            <h3 className="text-lg">
              <Link to={paths.replay(replay.id)} className="wrap-anywhere underline">
                {title}
              </Link>
            </h3>
            <p className="text-muted text-sm">{t('hidden.since', { date })}</p>
            {!open && (
              <p className="wrap-anywhere">{t('visibility.why', { reason: replay.reason })}</p>
            )}
          </div>
          <Button
            size="sm"
            variant="secondary"
            aria-expanded={open}
            aria-label={t('hidden.named', { action: t('hidden.show'), title })}
            onClick={() => setOpen(!open)}
          >
            {t('hidden.show')}
          </Button>
        </div>
        {open && <VisibilityForm id={replay.id} />}
      </Card>
    </li>
  );
}

function List() {
  const { t } = useTranslation('live-replays');
  const { data, error, isLoadingError, refetch } = useHiddenReplays();
  if (isLoadingError) {
    return <ErrorState title={t('failed')} error={error} onRetry={refetch} />;
  }
  if (!data) return null;
  if (data.length === 0) {
    return (
      <p className="flex items-center gap-2 text-muted">
        <EyeOff aria-hidden="true" className="size-5 shrink-0" />
        {t('hidden.none')}
      </p>
    );
  }
  return (
    <ul className="grid gap-4">
      {data.map((replay) => (
        <HiddenItem key={replay.id} replay={replay} />
      ))}
    </ul>
  );
}

/** Lists the hidden replays for administrators, who can show them again; renders nothing for others. */
export function HiddenReplays() {
  const { t } = useTranslation('live-replays');
  const { user } = useSession();
  if (user?.role !== 'admin') return null;
  return (
    <TitledSection title={t('hidden.title')}>
      <List />
    </TitledSection>
  );
}
