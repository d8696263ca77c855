import type { AdminNameRequest } from '@codivia/contract/api/certificate-names';
import { formatTimeAgo } from '@codivia/contract/text/format-dates';
import { useId, useRef } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { localizedTitle } from '../../lib/localized.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { NameDecision } from './name-decision.tsx';
import { useNameRequests } from './name-requests.api.ts';

/** One request: its author and reason, and both names beside each certificate. */
function RequestItem({ request, onDecided }: { request: AdminNameRequest; onDecided: () => void }) {
  const { t, language } = useTranslation('name-requests');
  const { user, name, why, requested_at, certificates } = request;
  return (
    <li className="grid gap-3 border-line border-t pt-4 first:border-0 first:pt-0">
      <div className="wrap-anywhere">
        <p>{t('asked', { name: user.name, when: formatTimeAgo(requested_at, language) })}</p>
        {why && <p>{t('why', { why })}</p>}
      </div>
      <ul className="grid gap-3">
        {certificates.map(({ certificate_id, course, user_name }) => (
          <li key={certificate_id}>
            <dl className="wrap-anywhere grid gap-x-6 gap-y-1 sm:grid-cols-3">
              <div>
                <dt className="text-muted text-sm">{t('certificate')}</dt>
                <dd>
                  {localizedTitle(course, language)}
                  <span className="block text-muted text-sm">{certificate_id}</span>
                </dd>
              </div>
              <div>
                <dt className="text-muted text-sm">{t('old')}</dt>
                <dd>{user_name}</dd>
              </div>
              <div>
                <dt className="text-muted text-sm">{t('new')}</dt>
                <dd className="font-bold">{name}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
      <NameDecision request={request} onDecided={onDecided} />
    </li>
  );
}

/** The requests for another name on certificates that wait; nothing while there are none. */
export function NameRequests() {
  const { t } = useTranslation('name-requests');
  const common = useTranslation('common').t;
  const title = useId();
  const part = useRef<HTMLElement>(null);
  const { data, isError, refetch } = useNameRequests();
  const count = data?.length ?? 0;
  if (!isError && count === 0) return null;
  return (
    <section ref={part} tabIndex={-1} aria-labelledby={title} className="mb-6">
      <Card className="grid gap-4 p-4 sm:p-6">
        <h3 id={title} className="text-xl">
          {isError ? t('failed') : t('title', { count })}
        </h3>
        {isError && (
          <Button variant="secondary" className="justify-self-start" onClick={() => void refetch()}>
            {common('try_again')}
          </Button>
        )}
        <ul className="grid gap-4">
          {data?.map((request) => (
            <RequestItem
              key={request.id}
              request={request}
              onDecided={() => part.current?.focus()}
            />
          ))}
        </ul>
      </Card>
    </section>
  );
}
