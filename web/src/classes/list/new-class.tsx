import { readersTimeZone } from '@codivia/contract/text/local-days';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ClassFields, isNamed } from '../class-fields.tsx';
import { classPaths } from '../class-paths.ts';
import { useCreateClass } from '../classes.api.ts';
import { schoolYearOf } from '../school-years.ts';

/** Makes a class, and leads on to the list of its pupils. */
export function NewClass({ onCancel }: { onCancel: (() => void) | undefined }) {
  const { t, language } = useTranslation('classes');
  const navigate = useNavigate();
  const { mutate, isPending } = useCreateClass();
  const [sent, setSent] = useState(false);
  const [values, setValues] = useState(() => ({
    name: '',
    school_year: schoolYearOf(new Date()),
    language,
  }));

  function create(event: FormEvent) {
    event.preventDefault();
    setSent(true);
    if (isPending || !isNamed(values)) return;
    mutate(
      { ...values, name: values.name.trim(), time_zone: readersTimeZone() },
      { onSuccess: ({ id }) => void navigate(classPaths.names(id)) },
    );
  }

  return (
    <Card className="p-5 sm:p-6">
      <form noValidate onSubmit={create} className="grid gap-5" aria-label={t('new.title')}>
        <h2 className="text-2xl">{t('new.title')}</h2>
        <div className="grid gap-5 md:grid-cols-3">
          <ClassFields
            values={values}
            onChange={(changes) => setValues({ ...values, ...changes })}
            sent={sent}
          />
        </div>
        <p className="text-muted text-sm">{t('new.zone', { zone: readersTimeZone() })}</p>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" loading={isPending}>
            {t('new.submit')}
          </Button>
          {onCancel && (
            <Button variant="ghost" onClick={onCancel}>
              {t('new.cancel')}
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}
