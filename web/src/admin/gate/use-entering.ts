import { useState } from 'react';
import { ApiError, messageFor } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { asksForCode } from '../../lib/second-factor-error.ts';
import { toast } from '../../lib/toast.ts';
import { NotAnAdministrator, useAdminLogin } from './admin-gate.api.ts';
import type { GateValues } from './gate-form.tsx';

/** A failure that is not about the password needs its own message: too many tries, no network. */
function isAboutThePassword(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Signs an administrator in to the panel, with its notices (docs/product.md#panel-messages). */
export function useEntering() {
  const { t, language } = useTranslation('admin-gate');
  const { mutate, isPending, error } = useAdminLogin();
  /** The values of an administrator whose password was right and whose code is still missing. */
  const [proven, setProven] = useState<GateValues | null>(null);
  const refused = error instanceof NotAnAdministrator;

  function enter(values: GateValues, code?: string) {
    mutate(code ? { ...values, code } : values, {
      onError: (failure) => {
        setProven(asksForCode(failure) ? values : null);
        if (asksForCode(failure)) return;
        if (failure instanceof NotAnAdministrator) toast.error(t('denied'));
        // A failure that is not about the password is shown above the form: see `reason`.
        else if (isAboutThePassword(failure)) toast.error(t('failed'));
      },
    });
  }

  const wrongCode = asksForCode(error) && error.code === 'second_factor_wrong';
  return {
    enter: (values: GateValues) => enter(values),
    busy: isPending,
    refused,
    reason:
      error && !refused && !isAboutThePassword(error) ? messageFor(error, language) : undefined,
    /** The second step, when the account asks for one. */
    codeStep: proven && {
      problem: wrongCode ? messageFor(error, language) : undefined,
      submit: (code: string) => enter(proven, code),
      leave: () => setProven(null),
    },
  };
}
