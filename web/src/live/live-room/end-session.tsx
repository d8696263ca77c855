import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useEndSession } from './live-room.api.ts';

/** Ends the session, once that is confirmed. */
export function EndSession({ sessionId, onEnded }: { sessionId: string; onEnded: () => void }) {
  const { t } = useTranslation('live-room');
  const [asking, setAsking] = useState(false);
  const end = useEndSession(sessionId);
  return (
    <>
      <Button size="sm" variant="danger" onClick={() => setAsking(true)}>
        {t('host.end')}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t('host.end_title')}
        description={t('host.end_text')}
      >
        <div className="flex flex-wrap gap-2">
          <Button
            variant="danger"
            loading={end.isPending}
            onClick={() => end.mutate(undefined, { onSuccess: onEnded })}
          >
            {t('host.end_confirm')}
          </Button>
          <Button variant="ghost" onClick={() => setAsking(false)}>
            {t('host.cancel')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
