import type { ApiToken } from '@codivia/contract/api/api-tokens';
import { formatDate, formatTimeAgo } from '@codivia/contract/text/format-dates';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PartFailed, PartLoading } from '../../ui/part-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useApiTokens, useRevokeToken } from './api-tokens.api.ts';

const hasExpired = ({ expires_at }: ApiToken) => Date.parse(expires_at) <= Date.now();

function TokenState({ token }: { token: ApiToken }) {
  const { t } = useTranslation('api-tokens');
  if (token.revoked_by === 'password') return <Badge>{t('list.ended_by_password')}</Badge>;
  if (token.revoked_by === 'premium') return <Badge>{t('list.ended_by_premium')}</Badge>;
  if (token.revoked_at) return <Badge>{t('list.revoked')}</Badge>;
  if (hasExpired(token)) return <Badge>{t('list.expired')}</Badge>;
  return <Badge tone="done">{t('list.active')}</Badge>;
}

function TokenRow({ token, onRevoke }: { token: ApiToken; onRevoke: () => void }) {
  const { t, language } = useTranslation('api-tokens');
  const usable = !token.revoked_at && !hasExpired(token);
  const on = (moment: string) => ({ date: formatDate(moment, language, 'medium') });
  const end = token.revoked_at
    ? t('list.revoked_on', on(token.revoked_at))
    : t(hasExpired(token) ? 'list.expired_on' : 'list.expires', on(token.expires_at));
  const use = token.last_used_at
    ? t('list.used', { ago: formatTimeAgo(token.last_used_at, language) })
    : t('list.unused');
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-2 font-bold">
          <span className="wrap-anywhere">{token.name}</span>
          <TokenState token={token} />
        </p>
        <p className="text-sm">
          {token.scopes.join(', ')} · {t('list.ending', { ending: token.ending })}
        </p>
        <p className="text-muted text-sm">
          {[t('list.created', on(token.created_at)), end, use].join(' · ')}
        </p>
      </div>
      {usable && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={t('list.revoke_of', { name: token.name })}
          onClick={onRevoke}
        >
          {t('list.revoke')}
        </Button>
      )}
    </li>
  );
}

function RevokeDialog({ token, onClose }: { token: ApiToken | null; onClose: () => void }) {
  const { t, language } = useTranslation('api-tokens');
  const { mutate, isPending } = useRevokeToken();
  function revoke() {
    if (!token || isPending) return;
    mutate(token.id, {
      onSuccess: ({ message }) => toast.success(message[language]),
      onSettled: onClose,
    });
  }
  return (
    <Dialog
      open={token !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t('list.question', { name: token?.name ?? '' })}
      description={t('list.consequence')}
    >
      <Button variant="danger" loading={isPending} onClick={revoke}>
        {t('list.revoke')}
      </Button>
    </Dialog>
  );
}

/** The member's tokens, those that ended lately among them. */
export function TokenList() {
  const { t } = useTranslation('api-tokens');
  const [tokenToRevoke, setTokenToRevoke] = useState<ApiToken | null>(null);
  const { data: tokens, isError, refetch } = useApiTokens();
  if (!tokens && isError) return <PartFailed text={t('list.failed')} onRetry={refetch} />;
  if (!tokens) {
    return (
      <PartLoading text={t('list.loading')}>
        <Skeleton className="h-16 w-full" />
      </PartLoading>
    );
  }
  if (tokens.length === 0) return <p className="text-muted">{t('list.none')}</p>;
  return (
    <>
      <ul className="divide-y divide-line border-line border-y">
        {tokens.map((token) => (
          <TokenRow key={token.id} token={token} onRevoke={() => setTokenToRevoke(token)} />
        ))}
      </ul>
      <RevokeDialog token={tokenToRevoke} onClose={() => setTokenToRevoke(null)} />
    </>
  );
}
