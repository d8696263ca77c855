import { messageFor } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { localizedText } from '../../lib/localized.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { useStopLeaving } from './leaving.api.ts';

/** Ends what was begun, so that the account stays that of the class. */
export function StopLeaving() {
  const { t, language } = useTranslation('leaving-school');
  const { mutate, isPending } = useStopLeaving();
  return (
    <Button
      variant="secondary"
      className="justify-self-start"
      loading={isPending}
      onClick={() =>
        mutate(undefined, {
          onSuccess: ({ message }) => toast.success(localizedText(message, language)),
          onError: (failure) => toast.error(messageFor(failure, language)),
        })
      }
    >
      {t('stop')}
    </Button>
  );
}
