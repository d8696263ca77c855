import { NAME_MAX_LENGTH } from '@codivia/contract/api/account-rules';
import { NAME_WHY_MAX_LENGTH } from '@codivia/contract/api/certificate-names';
import { useForm } from 'react-hook-form';
import { ACCOUNT_RULES, useRuleText } from '../../lib/account-rules.ts';
import { messageFor } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import { useRequestName } from './name-request.api.ts';

type Props = { name: string; why: string; onClose: () => void };

/** Asks for the right name on the certificates, and the reason. */
export function NameRequestForm({ name, why, onClose }: Props) {
  const { t, language } = useTranslation('certificate');
  const common = useTranslation('common').t;
  const ruleText = useRuleText();
  const request = useRequestName();
  const { register, handleSubmit, formState, setFocus } = useForm({
    defaultValues: { name, why },
  });
  const send = handleSubmit((values) =>
    request.mutate(values, {
      onSuccess: () => {
        toast.success(t('name.sent'));
        onClose();
      },
      onError: () => setFocus('name'),
    }),
  );
  const refusal = request.error ? messageFor(request.error, language) : undefined;
  return (
    <form noValidate onSubmit={send} className="grid gap-4 rounded-card border border-line p-4">
      <Input
        {...register('name', ACCOUNT_RULES.name)}
        label={t('name.name')}
        hint={t('name.name_hint')}
        error={ruleText(formState.errors.name) ?? refusal}
        autoComplete="name"
        maxLength={NAME_MAX_LENGTH}
        autoFocus
        required
      />
      <Input
        {...register('why')}
        label={t('name.why')}
        autoComplete="off"
        maxLength={NAME_WHY_MAX_LENGTH}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={request.isPending}>
          {t('name.send')}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {common('cancel')}
        </Button>
      </div>
    </form>
  );
}
