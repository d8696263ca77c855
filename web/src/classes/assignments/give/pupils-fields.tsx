import type { ClassMember } from '@codivia/contract/api/classes';
import { useId } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import type { WhenProps } from './when-fields.ts';

type Props = WhenProps & { pupils: readonly ClassMember[] };

/** The pupils of the class, each to be ticked. */
function PupilChoices({ pupils, fields, onChange }: Omit<Props, 'sent'>) {
  const { t } = useTranslation('class-assignments');
  const { members } = fields;
  if (pupils.length === 0) return <p className="text-muted">{t('form.no_pupils')}</p>;
  return (
    <fieldset className="max-h-72 overflow-y-auto rounded-control border-2 border-edge px-3 py-1">
      <legend className="sr-only">{t('form.pupils')}</legend>
      {pupils.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={members.includes(id)}
          onChange={(checked) =>
            onChange({
              members: checked ? [...members, id] : members.filter((one) => one !== id),
            })
          }
        />
      ))}
    </fieldset>
  );
}

/** For whom an assignment is: the whole class, or some of its pupils. */
export function PupilsFields({ fields, sent, pupils, onChange }: Props) {
  const { t } = useTranslation('class-assignments');
  const name = useId();
  const isMissing = sent && !fields.for_all && fields.members.length === 0;
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-bold">{t('form.for_whom')}</legend>
      {([true, false] as const).map((all) => (
        <label key={String(all)} className="inline-flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name={name}
            checked={fields.for_all === all}
            onChange={() => onChange({ for_all: all })}
            className="size-5 shrink-0 accent-trail"
          />
          {t(all ? 'form.for_all' : 'form.for_some')}
        </label>
      ))}
      {!fields.for_all && <PupilChoices pupils={pupils} fields={fields} onChange={onChange} />}
      {isMissing && (
        <p role="alert" className="font-bold text-danger text-sm">
          {t('form.pupils_missing')}
        </p>
      )}
    </fieldset>
  );
}
