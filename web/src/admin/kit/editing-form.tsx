import { type ReactNode, useEffectEvent, useLayoutEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { type ChangedField, DeletedNotice, EditConflict } from './edit-conflict.tsx';
import type { FormEvents } from './editing-dialog.tsx';
import type { Edited } from './last-change.ts';
import type { Conflict, Saver } from './use-save-over-revision.ts';

/** A part of a long form, under a title of its own. */
export function FormPart(props: { title: string; hint?: string; children: ReactNode }) {
  const { title, hint, children } = props;
  return (
    <fieldset className="grid gap-4 border-line border-t pt-4">
      <legend className="float-start w-full font-bold font-display text-lg">{title}</legend>
      {hint && <p className="text-muted text-sm">{hint}</p>}
      {children}
    </fieldset>
  );
}

type Props<Item, Values extends FieldValues> = Omit<FormEvents, 'onSaved'> & {
  form: UseFormReturn<Values>;
  saver: Saver<Item, Values>;
  /** The name of the button that saves. */
  saveLabel: string;
  /** Texts of the conflict when somebody else has saved it meanwhile. */
  describeConflict: (conflict: Conflict<Item>) => { edited: Edited; fields: ChangedField[] };
  children: ReactNode;
};

/** The form of an editing dialog: a conflict, the fields, the problems, and the buttons. */
export function EditingForm<Item, Values extends FieldValues>(props: Props<Item, Values>) {
  const { form, saver, saveLabel, describeConflict, onUnsaved, onCancel, children } = props;
  const { save, saving, problem, conflict, takeTheirs, keepMine } = saver;
  const { deleted, restoreAndSave } = saver;
  const { t } = useTranslation('common');
  const { isDirty } = form.formState;
  const notifyUnsaved = useEffectEvent(onUnsaved);
  // Runs before anything else can happen: a person who types and goes back at once is asked too.
  useLayoutEffect(() => notifyUnsaved(isDirty), [isDirty]);
  return (
    <form noValidate className="grid gap-6" onSubmit={form.handleSubmit(save)}>
      {conflict && (
        <EditConflict
          {...describeConflict(conflict)}
          busy={saving}
          onTakeTheirs={takeTheirs}
          onKeepMine={keepMine}
        />
      )}
      {deleted && <DeletedNotice busy={saving} onRestore={restoreAndSave} />}
      {children}
      {problem && (
        <p role="alert" className="rounded-control bg-danger-soft p-4 font-bold text-danger">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={saving}>
          {saveLabel}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
