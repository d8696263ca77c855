import { ASSIGNMENTS_AT_ONCE } from '@codivia/contract/api/assignments';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../lib/i18n.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { classPaths } from '../../class-paths.ts';
import { useCreateAssignments } from '../assignments.api.ts';
import { Catalogue } from '../catalogue/catalogue.tsx';
import { type Choice, keyOf, newAssignment, type Picking } from '../catalogue/choices.ts';
import { isCovered, pupilsOf, type ViewProps } from '../class-data.ts';
import { LicenceNote } from '../licence-note.tsx';
import { ZoneNote } from '../zone-note.tsx';
import { ChosenList } from './chosen-list.tsx';
import { DatesFields } from './dates-fields.tsx';
import { PupilsFields } from './pupils-fields.tsx';
import { isComplete, newFields, planOf, type WhenFields } from './when-fields.ts';

/** Chooses from the catalogue, and says from when to when and for whom it is assigned. */
export function GiveView({ taught, data }: ViewProps) {
  const { t } = useTranslation('class-assignments');
  const navigate = useNavigate();
  const create = useCreateAssignments(taught.id);
  const form = useRef<HTMLFormElement>(null);
  const { time_zone, licence, assignments } = data;
  const [choices, setChoices] = useState<readonly Choice[]>([]);
  const [fields, setFields] = useState(() => newFields(time_zone));
  const [sent, setSent] = useState(false);
  const count = choices.length;
  const isRightNumber = count > 0 && count <= ASSIGNMENTS_AT_ONCE;
  const areCovered = choices.every((choice) => isCovered(choice, fields.opens, data));

  function toggle(choice: Choice): void {
    const others = choices.filter((one) => keyOf(one) !== keyOf(choice));
    setChoices(others.length < count ? others : [...choices, choice]);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    setSent(true);
    if (create.isPending || !isRightNumber || !areCovered) return;
    if (!isComplete(fields, time_zone)) return;
    const plan = planOf(fields);
    create.mutate(
      choices.map((choice) => newAssignment(choice, plan)),
      {
        onSuccess: () => {
          toast.success(t('form.sent', { count }));
          void navigate(classPaths.section(taught.id, 'assignments'));
        },
      },
    );
  }

  const picking: Picking = {
    chosen: new Set(choices.map(keyOf)),
    assigned: new Set(assignments.map(keyOf)),
    licensed: licence !== null,
    onToggle: toggle,
  };
  const when = {
    fields,
    sent,
    onChange: (changed: Partial<WhenFields>) => setFields({ ...fields, ...changed }),
  };
  return (
    <div className="grid grid-cols-1 gap-5">
      <h2 className="text-3xl">{t('give')}</h2>
      <LicenceNote licence={licence} time_zone={time_zone} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Catalogue {...picking} />
        <Card className="p-4 sm:p-6 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto">
          <form
            ref={form}
            noValidate
            onSubmit={submit}
            tabIndex={-1}
            aria-label={t('form.chosen')}
            className="grid scroll-mt-20 gap-4 outline-none"
          >
            <ChosenList choices={choices} sent={sent} onTakeOut={toggle} />
            <DatesFields
              {...when}
              timeZone={time_zone}
              licenceEnd={areCovered ? undefined : licence?.until}
            />
            <PupilsFields {...when} pupils={pupilsOf(taught)} />
            <Button type="submit" loading={create.isPending}>
              {t('form.send', { count: Math.max(1, count) })}
            </Button>
            <ZoneNote timeZone={time_zone} />
          </form>
        </Card>
      </div>
      {count > 0 && (
        <div className="sticky bottom-3 grid lg:hidden">
          <Button
            className="shadow-lift"
            onClick={() => {
              form.current?.focus({ preventScroll: true });
              form.current?.scrollIntoView();
            }}
          >
            {t('form.continue', { count })}
          </Button>
        </div>
      )}
    </div>
  );
}
