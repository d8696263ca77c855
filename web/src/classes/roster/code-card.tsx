import type { SchoolClass } from '@codivia/contract/api/classes';
import { Section } from '../../features/dashboard/section.tsx';
import { QrCode } from '../../features/second-factor/qr-code.tsx';
import { messageFor } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { classPaths } from '../class-paths.ts';
import { useRenewCode, useUpdateClass } from './roster.api.ts';

/** Opens and closes joining. */
function Joining({ taught }: { taught: SchoolClass }) {
  const { t, language } = useTranslation('class-roster');
  const { mutate, isPending } = useUpdateClass(taught.id);
  const { name, school_year, language: spoken, time_zone, revision } = taught;
  function change(joining_open: boolean) {
    if (isPending) return;
    mutate(
      { name, school_year, language: spoken, time_zone, revision, joining_open },
      { onError: (error: unknown) => toast.error(messageFor(error, language)) },
    );
  }
  return (
    <Checkbox
      label={t('code.joining')}
      hint={t(taught.joining_open ? 'code.joining_open' : 'code.joining_closed')}
      checked={taught.joining_open}
      onChange={change}
    />
  );
}

function Renew({ id }: { id: string }) {
  const { t } = useTranslation('class-roster');
  const { mutate, isPending } = useRenewCode(id);
  return (
    <ConfirmButton
      variant="ghost"
      size="sm"
      title={t('code.renew_ask')}
      text={t('code.renew_text')}
      confirm={t('code.renew')}
      cancel={t('keep')}
      pending={isPending}
      onConfirm={(close) =>
        mutate(undefined, {
          onSuccess: () => {
            toast.success(t('code.renewed'));
            close();
          },
        })
      }
    >
      {t('code.renew')}
    </ConfirmButton>
  );
}

/** The code of a class, large enough for a projector, with its address. */
export function CodeCard({ taught }: { taught: SchoolClass }) {
  const { t } = useTranslation('class-roster');
  const address = `${location.origin}${classPaths.signIn(taught.code)}`;
  return (
    <Section title={t('code.title')}>
      <p className="font-bold font-mono text-3xl">{taught.code}</p>
      <p className="text-muted">{t('code.text')}</p>
      <p className="wrap-anywhere text-sm">{address}</p>
      <QrCode text={address} label={t('code.qr', { address })} />
      <div className="flex flex-wrap gap-2">
        <CopyButton
          text={address}
          label={t('code.copy')}
          copied={t('code.copied')}
          failed={t('code.copy_failed')}
        />
        {!taught.archived_at && <Renew id={taught.id} />}
      </div>
      {taught.archived_at ? <p>{t('code.archived')}</p> : <Joining taught={taught} />}
    </Section>
  );
}
