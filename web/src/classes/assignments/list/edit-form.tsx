import type { Assignment } from '@codivia/contract/api/assignments';
import type { SchoolClass } from '@codivia/contract/api/classes';
import { type FormEvent, useState } from 'react';
import { messageFor } from '../../../lib/api-error.ts';
import { currentVersionIn } from '../../../lib/current-version.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { useChangeAssignment } from '../assignments.api.ts';
import { pupilsOf } from '../class-data.ts';
import { DatesFields } from '../give/dates-fields.tsx';
import { PupilsFields } from '../give/pupils-fields.tsx';
import { fieldsOf, isComplete, planOf } from '../give/when-fields.ts';
import { ZoneNote } from '../zone-note.tsx';

type Props = {
  taught: SchoolClass;
  assignment: Assignment;
  timeZone: string;
  onClose: () => void;
};

/** Changes the dates of an assignment and its pupils. After a colleague's change it starts again from theirs. */
export function EditForm({ taught, assignment, timeZone, onClose }: Props) {
  const { t, language } = useTranslation('class-assignments');
  const pupils = pupilsOf(taught);
  const { mutate, isPending } = useChangeAssignment(taught.id, assignment.id);
  const [base, setBase] = useState(assignment);
  const [fields, setFields] = useState(() => fieldsOf(assignment, pupils));
  const [sent, setSent] = useState(false);
  const [problem, setProblem] = useState<string>();

  function submit(event: FormEvent): void {
    event.preventDefault();
    setSent(true);
    setProblem(undefined);
    if (isPending || !isComplete(fields, timeZone)) return;
    mutate(
      { ...planOf(fields), revision: base.revision },
      {
        onSuccess: () => {
          toast.success(t('form.saved'));
          onClose();
        },
        onError: (error) => {
          const theirs = currentVersionIn<Assignment>(error);
          setProblem(theirs ? t('form.changed') : messageFor(error, language));
          if (!theirs) return;
          setBase(theirs);
          setFields(fieldsOf(theirs, pupils));
        },
      },
    );
  }

  const props = {
    fields,
    sent,
    onChange: (changed: Partial<typeof fields>) => setFields({ ...fields, ...changed }),
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {problem && (
        <p role="alert" className="rounded-control bg-joy-soft p-3 font-bold">
          {problem}
        </p>
      )}
      <DatesFields {...props} timeZone={timeZone} />
      <PupilsFields {...props} pupils={pupils} />
      <ZoneNote timeZone={timeZone} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" loading={isPending}>
          {t('form.save')}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t('form.cancel')}
        </Button>
      </div>
    </form>
  );
}
