import { useEffect, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PartLoading } from '../../ui/part-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { useFamily } from '../family.api.ts';
import { familyToken, forgetFamilyToken, isLinkOver, keepFamilyToken } from '../family-call.ts';
import { useLinkToken } from '../link-token.ts';
import { ChildCard } from './child-card.tsx';
import { type LinkEnd, LinkRequest } from './link-request.tsx';
import { ParentAccount } from './parent-account.tsx';
import { WeekOverview } from './week-overview.tsx';

/** The children of the parent whose link this is. */
function Children({ token, onLeft }: { token: string; onLeft: (end?: LinkEnd) => void }) {
  const { t } = useTranslation('family');
  const { data, error, refetch } = useFamily(token);
  const isOver = isLinkOver(error);
  useEffect(() => {
    if (isOver) onLeft('over');
  }, [isOver, onLeft]);
  if (error && !isOver && !data) return <ErrorState error={error} onRetry={refetch} />;
  if (!data || isOver) {
    return (
      <PartLoading text={t('loading')}>
        <Skeleton className="h-96" />
      </PartLoading>
    );
  }
  const { email, children, has_more } = data;
  const paysElsewhere = children.some(({ premium }) => premium?.by === 'elsewhere');
  return (
    <div className="grid grid-cols-1 gap-8">
      <PageHeader title={t('title')} intro={t('intro', { email })} />
      {children.length > 1 && <WeekOverview of={children} />}
      {children.length === 0 && <EmptyState title={t('none')} description={t('none_text')} />}
      {children.map((child) => (
        <ChildCard
          key={child.id}
          child={child}
          // The link ends with the last agreement that it shows.
          onLeft={() => children.length === 1 && onLeft('withdrawn')}
        />
      ))}
      {(has_more || paysElsewhere) && (
        <div className="grid grid-cols-1 gap-3">
          {has_more && <p className="text-muted">{t('has_more')}</p>}
          <LinkRequest />
        </div>
      )}
      <ParentAccount email={email} onLeft={() => onLeft()} />
    </div>
  );
}

/** The page of a parent, by the link from a mail; without one, the way to get it. */
export function FamilyHome() {
  const { t } = useTranslation('family');
  const linked = useLinkToken(false);
  // A link that is followed takes the place of the one before.
  if (linked && linked !== familyToken()) keepFamilyToken(linked);
  const [left, setLeft] = useState<{ token: string; end: LinkEnd | undefined } | null>(null);
  const token = familyToken();
  const gone = token === null || token === left?.token;
  if (gone) {
    return (
      <div className="grid max-w-2xl grid-cols-1 gap-8">
        <h1 className="text-[clamp(2.4rem,6vw,3.8rem)]">{t('title')}</h1>
        <LinkRequest end={left?.end} />
      </div>
    );
  }
  return (
    <Children
      token={token}
      onLeft={(end) => {
        forgetFamilyToken();
        setLeft({ token, end });
        window.scrollTo(0, 0);
      }}
    />
  );
}
