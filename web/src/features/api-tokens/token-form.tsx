import { API_SCOPES, type ApiScope } from '@codivia/contract/api/api-tokens';
import { useForm } from 'react-hook-form';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { useCreateToken } from './api-tokens.api.ts';

/** Characters of a name: the rule of the server (docs/product.md#api-tokens). */
const NAME_MAX = 60;
const DAYS = ['7', '30', '90', '365'] as const;

type Values = { name: string; scopes: ApiScope[]; days: (typeof DAYS)[number] };
const FIRST: Values = { name: '', scopes: ['profile:read', 'progress:read'], days: '30' };

function Scopes({ chosen, onChange }: { chosen: ApiScope[]; onChange: (to: ApiScope[]) => void }) {
  const { t } = useTranslation('api-tokens');
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-bold">{t('scopes.title')}</legend>
      {API_SCOPES.map((scope) => (
        <Checkbox
          key={scope}
          label={scope}
          hint={t(`scopes.${scope}`)}
          checked={chosen.includes(scope)}
          onChange={(on) => onChange(on ? [...chosen, scope] : chosen.filter((s) => s !== scope))}
        />
      ))}
    </fieldset>
  );
}

/** Creates a token, and passes it on: no later answer contains it. */
export function TokenForm({ onCreated }: { onCreated: (token: string) => void }) {
  const { t } = useTranslation('api-tokens');
  const { mutate, isPending } = useCreateToken();
  const { register, handleSubmit, watch, setValue, reset, formState } = useForm({
    defaultValues: FIRST,
  });
  const { errors, isSubmitted } = formState;
  const [scopes, days] = watch(['scopes', 'days']);

  const create = handleSubmit((values) => {
    if (values.scopes.length === 0 || isPending) return;
    mutate(
      { ...values, days: Number(values.days) as 7 | 30 | 90 | 365 },
      {
        onSuccess: ({ token }) => {
          reset({ ...values, name: '' });
          onCreated(token);
        },
      },
    );
  });

  return (
    <form noValidate className="grid content-start gap-4" onSubmit={create}>
      <h3 className="text-lg">{t('create.title')}</h3>
      <Input
        {...register('name', {
          validate: {
            given: (name) => name.trim() !== '' || t('create.name_missing'),
            short: (name) =>
              [...name.trim()].length <= NAME_MAX || t('create.name_long', { max: NAME_MAX }),
          },
        })}
        label={t('create.name')}
        hint={t('create.name_hint')}
        error={errors.name?.message}
        autoComplete="off"
        required
      />
      <Scopes chosen={scopes} onChange={(chosen) => setValue('scopes', chosen)} />
      {isSubmitted && scopes.length === 0 && (
        <p role="alert" className="font-bold text-danger">
          {t('scopes.none')}
        </p>
      )}
      <Select
        label={t('create.days')}
        value={days}
        onChoose={(chosen) => setValue('days', chosen)}
        options={DAYS.map((value) => ({
          value,
          label: value === '365' ? t('create.year') : t('create.in_days', { days: value }),
        }))}
      />
      <Button type="submit" loading={isPending} className="justify-self-start">
        {t('create.action')}
      </Button>
    </form>
  );
}
