import { useEffect, useId, useRef } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';

type Props = { busy: boolean; onRestore: () => void };

/** Somebody else has deleted what is being saved: it can come back with these changes. */
export function DeletedMeanwhile({ busy, onRestore }: Props) {
  const { t } = useTranslation('edit-conflict');
  const id = useId();
  const notice = useRef<HTMLElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <section
      ref={notice}
      tabIndex={-1}
      role="alert"
      aria-labelledby={id}
      className="grid justify-items-start gap-4 rounded-card border-2 border-joy bg-joy-soft p-4 outline-none sm:p-5"
    >
      <div className="grid gap-1">
        <h3 id={id} className="text-lg">
          {t('deleted')}
        </h3>
        <p>{t('deleted_text')}</p>
      </div>
      <Button loading={busy} onClick={onRestore}>
        {t('restore')}
      </Button>
    </section>
  );
}
