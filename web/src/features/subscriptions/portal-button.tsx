import type { ComponentProps } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { leaveFor } from '../../lib/redirect.ts';
import { toast } from '../../lib/toast.ts';
import { useReturnByBackButton } from '../../lib/use-return-by-back-button.ts';
import { Button } from '../../ui/button.tsx';
import { usePortal } from './subscriptions.api.ts';

/** Opens the billing portal, where a subscription is changed, cancelled and resumed. */
export function PortalButton({
  children,
  ...rest
}: Omit<ComponentProps<typeof Button>, 'onClick'>) {
  const { t } = useTranslation('subscriptions');
  const portal = usePortal();
  useReturnByBackButton(portal.reset);

  async function open() {
    try {
      leaveFor(await portal.mutateAsync());
    } catch {
      toast.error(t('portal_error'));
    }
  }

  const leaving = portal.isPending || portal.isSuccess;
  return (
    <Button variant="secondary" {...rest} loading={leaving} onClick={() => void open()}>
      {leaving ? t('portal_leaving') : children}
    </Button>
  );
}
