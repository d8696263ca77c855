import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Input } from '../../ui/input.tsx';

/** A token that was just made, this once. */
export function NewToken({ token, onDone }: { token: string | null; onDone: () => void }) {
  const { t } = useTranslation('api-tokens');
  return (
    <Dialog
      open={token !== null}
      onOpenChange={(open) => !open && onDone()}
      title={t('secret.title')}
      description={t('secret.text')}
    >
      <div className="grid gap-4">
        <Input
          label={t('secret.label')}
          value={token ?? ''}
          readOnly
          spellCheck={false}
          onFocus={({ target }) => target.select()}
        />
        <div className="flex flex-wrap items-center gap-3">
          <CopyButton
            text={token ?? ''}
            label={t('secret.copy')}
            copied={t('secret.copied')}
            failed={t('secret.copy_failed')}
          />
          <Button size="sm" onClick={onDone}>
            {t('secret.done')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
