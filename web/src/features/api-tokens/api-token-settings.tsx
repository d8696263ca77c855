import { hasAllOfPremium, type Member } from '@codivia/contract/api/accounts';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { useApiTokens } from './api-tokens.api.ts';
import { NewToken } from './new-token.tsx';
import { TokenForm } from './token-form.tsx';
import { TokenList } from './token-list.tsx';

/** Tokens for the member's own programs; `offer` leads to Premium, for those without it. */
export function ApiTokenSettings({ user, offer }: { user: Member; offer: ReactNode }) {
  const { t } = useTranslation('api-tokens');
  const [created, setCreated] = useState<string | null>(null);
  const { data: tokens } = useApiTokens();
  const isOpen = hasAllOfPremium(user);
  const hasTokens = (tokens?.length ?? 0) > 0;
  return (
    <>
      <p className="max-w-prose text-muted">
        {t('text')}{' '}
        <Link to={paths.developers} className="text-trail underline underline-offset-4">
          {t('documentation')}
        </Link>
      </p>
      {!isOpen && (
        <div className="grid justify-items-start gap-3">
          <p>{t(hasTokens ? 'ended' : 'premium')}</p>
          {offer}
        </div>
      )}
      {(isOpen || hasTokens) && (
        <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-2">
          {isOpen && <TokenForm onCreated={setCreated} />}
          <div className="grid gap-4">
            <h3 className="text-lg">{t('list.title')}</h3>
            <TokenList />
          </div>
        </div>
      )}
      <NewToken token={created} onDone={() => setCreated(null)} />
    </>
  );
}
