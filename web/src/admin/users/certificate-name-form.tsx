import { NAME_MAX_LENGTH } from '@codivia/contract/api/account-rules';
import type { AdminCertificate } from '@codivia/contract/api/admin-certificates';
import { useForm } from 'react-hook-form';
import { messageFor } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import { useCorrectCertificate } from './user-certificates.api.ts';

type Props = { certificate: AdminCertificate; onClose: () => void };

/** The name on a certificate, to be corrected. */
export function CertificateNameForm({ certificate, onClose }: Props) {
  const { t, language } = useTranslation('user-certificates');
  const common = useTranslation('common').t;
  const correction = useCorrectCertificate(certificate.certificate_id);
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { name: certificate.user_name },
  });
  const save = handleSubmit(({ name }) =>
    correction.mutate(name, {
      onSuccess: () => {
        toast.success(t('saved'));
        onClose();
      },
      onError: () => toast.error(t('save_error')),
    }),
  );
  return (
    <form noValidate className="grid w-full gap-3" onSubmit={save}>
      <Input
        {...register('name', { validate: (name) => name.trim() !== '' || t('required') })}
        label={t('name')}
        hint={t('hint')}
        error={
          formState.errors.name?.message ??
          (correction.error ? messageFor(correction.error, language) : undefined)
        }
        autoComplete="off"
        maxLength={NAME_MAX_LENGTH}
        autoFocus
        required
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" className="min-h-11" loading={correction.isPending}>
          {t('save')}
        </Button>
        <Button variant="secondary" size="sm" className="min-h-11" onClick={onClose}>
          {common('cancel')}
        </Button>
      </div>
    </form>
  );
}
