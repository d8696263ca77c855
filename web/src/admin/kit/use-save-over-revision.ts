import type { AuditSubject } from '@codivia/contract/api/admin-audit';
import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { SAID_BY_SERVER } from '../../lib/account-rules.ts';
import { ApiError, messageFor } from '../../lib/api-error.ts';
import { currentVersionIn } from '../../lib/current-version.ts';
import { useLanguage } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';

/** Two versions of an item: before and after another administrator saved it. */
export type Conflict<Item> = { base: Item; theirs: Item };

/** Callbacks for the answer to a request; they are not called if the form is gone by then. */
export type Answered = { onSuccess: () => void; onError: (error: unknown) => void };

type Options<Item, Values extends FieldValues> = {
  /** The edited item; undefined for a new one. */
  item: Item | undefined;
  /** The kind of item; refusals are named after it, such as `course_not_found`. */
  subject: AuditSubject;
  form: UseFormReturn<Values>;
  valuesOf: (item: Item) => Values;
  create: (values: Values, answered: Answered) => void;
  /** Sends the changes of the form, over the revision of `base`. */
  update: (base: Item, answered: Answered) => void;
  /** Restores a deleted item; unset for items that cannot be restored. */
  restore?: (base: Item, answered: Answered) => void;
  /** True while a request is in progress. */
  saving: boolean;
  /** The refusal of a value that exists already, and the field that shows it. */
  taken: { code: string; field: Path<Values> };
  texts: { created: string; saved: string; failed: string };
  onSaved: () => void;
};

function isRefusal(error: unknown, code: string): boolean {
  return error instanceof ApiError && error.code === code;
}

/** Saves a form, as a new item or over a revision, and handles a newer revision. */
export function useSaveOverRevision<Item, Values extends FieldValues>(
  options: Options<Item, Values>,
) {
  const { item, subject, form, valuesOf, create, update, restore, saving } = options;
  const { taken, texts, onSaved } = options;
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
      // If another administrator has restored it in the meantime, or it is gone permanently, saving shows that.
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

/** The state and actions of saving that a form needs. */
export type Saver<Item, Values extends FieldValues> = ReturnType<
  typeof useSaveOverRevision<Item, Values>
>;
