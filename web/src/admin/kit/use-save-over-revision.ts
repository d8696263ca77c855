import type { AuditSubject } from '@codivia/contract/api/admin-audit';
import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { SAID_BY_SERVER } from '../../lib/account-rules.ts';
import { ApiError, currentVersionIn, messageFor } from '../../lib/api-error.ts';
import { useLanguage } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';

/** Something before and after another administrator saved it. */
export type Conflict<Item> = { base: Item; theirs: Item };

/** What to do once a request is answered; not where the form is gone by then. */
export type Answered = { onSuccess: () => void; onError: (error: unknown) => void };

type Given<Item, Values extends FieldValues> = {
  /** What is edited; undefined for something new. */
  item: Item | undefined;
  /** Refusals are named after it, such as `course_not_found`. */
  subject: AuditSubject;
  form: UseFormReturn<Values>;
  valuesOf: (item: Item) => Values;
  create: (values: Values, answered: Answered) => void;
  /** Sends what was changed in the form, over the revision of `base`. */
  update: (base: Item, answered: Answered) => void;
  /** Brings back what was deleted; unset for what cannot come back. */
  restore?: (base: Item, answered: Answered) => void;
  /** A request is in progress. */
  saving: boolean;
  /** The refusal of something that there is already, and the field to say so at. */
  taken: { code: string; field: Path<Values> };
  texts: { created: string; saved: string; failed: string };
  onSaved: () => void;
};

function isRefusal(error: unknown, code: string): boolean {
  return error instanceof ApiError && error.code === code;
}

/** Saving a form, of something new or over a revision, and what to do when that is not the latest. */
export function useSaveOverRevision<Item, Values extends FieldValues>(given: Given<Item, Values>) {
  const { item, subject, form, valuesOf, create, update, restore, saving } = given;
  const { taken, texts, onSaved } = given;
  const language = useLanguage();
  const [base, setBase] = useState(item);
  const [conflict, setConflict] = useState<Conflict<Item> | null>(null);
  const [problem, setProblem] = useState<string>();
  /** Somebody else has deleted it, and it can come back. */
  const [deleted, setDeleted] = useState(false);

  function answered(success: string): Answered {
    return {
      onSuccess: () => {
        toast.success(success);
        onSaved();
      },
      onError: fail,
    };
  }

  function fail(error: unknown) {
    setDeleted(false);
    if (restore && isRefusal(error, `${subject}_not_found`)) {
      setDeleted(true);
      return;
    }
    const theirs = currentVersionIn<Item>(error);
    if (theirs && base) {
      setConflict({ base, theirs });
      return;
    }
    toast.error(texts.failed);
    const message = messageFor(error, language);
    if (isRefusal(error, taken.code)) {
      form.setError(taken.field, { type: SAID_BY_SERVER, message }, { shouldFocus: true });
    } else setProblem(message);
  }

  function save(values: Values) {
    if (saving) return;
    setProblem(undefined);
    if (!base) create(values, answered(texts.created));
    else if (form.formState.isDirty) update(base, answered(texts.saved));
    else onSaved();
  }

  function takeTheirs() {
    if (!conflict) return;
    form.reset(valuesOf(conflict.theirs));
    setBase(conflict.theirs);
    setConflict(null);
  }

  function restoreAndSave() {
    if (!base || saving) return;
    const saveAgain = () => {
      setDeleted(false);
      update(base, answered(texts.saved));
    };
    restore?.(base, {
      onSuccess: saveAgain,
      // Restored by another one meanwhile, or gone permanently: saving finds out.
      onError: (error) => (isRefusal(error, `${subject}_not_deleted`) ? saveAgain() : fail(error)),
    });
  }

  function keepMine() {
    if (!conflict || saving) return;
    setBase(conflict.theirs);
    setConflict(null);
    update(conflict.theirs, answered(texts.saved));
  }

  return { save, saving, problem, conflict, takeTheirs, keepMine, deleted, restoreAndSave };
}

/** What a form needs to know of how it is saved. */
export type Saver<Item, Values extends FieldValues> = ReturnType<
  typeof useSaveOverRevision<Item, Values>
>;
