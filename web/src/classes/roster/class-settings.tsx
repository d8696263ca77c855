import type { SchoolClass } from '@codivia/contract/api/classes';
import { type FormEvent, useState } from 'react';
import { Section } from '../../features/dashboard/section.tsx';
import { messageFor } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { ClassFields, type ClassValues, isNamed } from '../class-fields.tsx';
import { useUpdateClass } from './roster.api.ts';
import { timeZones } from './time-zones.ts';

/** The fields of a class. What a colleague changes meanwhile is kept, except for the fields that were changed here. */
export function ClassSettings({ taught }: { taught: SchoolClass }) {
  const { t, language } = useTranslation('class-roster');
  const fields = useTranslation('classes').t;
  const { mutate, isPending } = useUpdateClass(taught.id);
  const [changes, setChanges] = useState<Partial<ClassValues & { time_zone: string }>>({});
  const [sent, setSent] = useState(false);
  const { name, school_year, language: spoken, time_zone, joining_open, revision } = taught;
  const values = { name, school_year, language: spoken, time_zone, ...changes };

  function save(event: FormEvent) {
    event.preventDefault();
    setSent(true);
    if (isPending || !isNamed(values)) return;
    mutate(
      { ...values, name: values.name.trim(), joining_open, revision },
      {
        onSuccess: () => {
          setChanges({});
          toast.success(t('settings.saved'));
        },
        onError: (error) => toast.error(messageFor(error, language)),
      },
    );
  }

  if (taught.archived_at) return null;
  return (
    <Section title={t('settings.title')}>
      <form noValidate onSubmit={save} className="grid gap-5">
        <ClassFields
          values={values}
          onChange={(changed) => setChanges({ ...changes, ...changed })}
          sent={sent}
        />
        <Select
          label={fields('fields.time_zone')}
          hint={t('settings.zone_hint')}
          options={timeZones(time_zone).map((zone) => ({ value: zone, label: zone }))}
          value={values.time_zone}
          onChoose={(zone) => setChanges({ ...changes, time_zone: zone })}
        />
        <Button
          type="submit"
          variant="secondary"
          loading={isPending}
          className="justify-self-start"
        >
          {t('settings.save')}
        </Button>
      </form>
    </Section>
  );
}
