import type { SharedLink } from '@codivia/contract/api/shared-links';
import { formatDate } from '@codivia/contract/text/format-dates';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../lib/toast.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useRemoveSharedLink } from './shared-links.api.ts';

/** Deletes a link, after a second press. */
export function DeleteLink({ id, title }: Pick<SharedLink, 'id' | 'title'>) {
  const { t } = useTranslation('sharing');
  const [asking, setAsking] = useState(false);
  const remove = useRemoveSharedLink();
  if (!asking) {
    return (
      <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
        {t('links.delete')}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </Button>
    );
  }
  const discard = () =>
    remove.mutate(id, {
      onSuccess: () => toast.success(t('links.deleted')),
    });
  return (
    <div role="alert" className="grid gap-2">
      <p className="font-bold">{t('links.confirm')}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="danger" size="sm" loading={remove.isPending} onClick={discard}>
          {t('links.confirm_yes')}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => setAsking(false)}>
          {t('links.confirm_no')}
        </Button>
      </div>
    </div>
  );
}

/** A link of the list, which can be opened or deleted. */
export function SharedLinkRow({ link }: { link: SharedLink }) {
  const { t, language } = useTranslation('sharing');
  const { id, title, kind, published_at, state, removed } = link;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <div className="min-w-0 flex-1 basis-36">
        <p className="wrap-anywhere font-bold">{title}</p>
        <p className="flex flex-wrap items-center gap-2 text-muted text-sm">
          <Badge>{t(`kinds.${kind}`)}</Badge>
          {state !== 'open' && <Badge tone="joy">{t('links.hidden')}</Badge>}
          {removed && <Badge>{t('links.removed')}</Badge>}
          {t('links.made', { date: formatDate(published_at, language) })}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <ButtonLink to={paths.publishedProject(id)} variant="secondary" size="sm">
          {t('links.open')}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </ButtonLink>
        {!removed && <DeleteLink id={id} title={title} />}
      </div>
    </div>
  );
}
