import type { Failure } from '@codivia/runners/runner';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { NetworkHelpLink } from '../../ui/network-help-link.tsx';

const OF_THE_NETWORK = ['PackagesStalled', 'PackagesUnavailable', 'PythonUnavailable'];

/** Tells whether a program has failed because something did not arrive, and not by itself. */
export const isOfTheNetwork = ({ type }: Pick<Failure, 'type'>): boolean =>
  OF_THE_NETWORK.includes(type);

/** Offers what can be done when something did not arrive: to try again, and to have the network checked. */
export function NetworkFailure({ onRetry }: { onRetry?: (() => void) | undefined }) {
  const { t } = useTranslation('python');
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {onRetry && (
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {t('try_again')}
        </Button>
      )}
      <NetworkHelpLink>{t('network_help')}</NetworkHelpLink>
    </div>
  );
}
