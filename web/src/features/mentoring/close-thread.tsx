import { useState } from 'react';
import { messageFor } from '../../lib/api-error.ts';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useCloseThread } from './mentoring.api.ts';

/** Closes a request for good, once that is confirmed. */
export function CloseThread({ id }: { id: string }) {
  const { t } = useTranslation('mentoring');
  const language = useLanguage();
  const [asking, setAsking] = useState(false);
  const close = useCloseThread(id);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className="justify-self-start"
        onClick={() => setAsking(true)}
      >
        {t('thread.close')}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t('thread.close')}
        description={t('thread.close_text')}
      >
        <div className="flex flex-wrap gap-2">
          <Button
            loading={close.isPending}
            onClick={() =>
              close.mutate(undefined, {
                onSuccess: () => setAsking(false),
                onError: (error) => toast.error(messageFor(error, language)),
              })
            }
          >
            {t('thread.close_confirm')}
          </Button>
          <Button variant="ghost" onClick={() => setAsking(false)}>
            {t('thread.cancel')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
