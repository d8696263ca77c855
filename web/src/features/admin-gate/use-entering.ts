import { ApiError, messageFor } from '../../lib/api-error.ts';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../ui/toast.ts';
import { NotAnAdministrator, useAdminLogin } from './admin-gate.api.ts';
import type { GateValues } from './gate-form.tsx';

/** A failure that is not about the password needs to be told as what it is: too many tries, no network. */
function isAboutThePassword(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Signing in to the panel, with the notices of the specification (§8). */
export function useEntering() {
  const { t } = useTranslation('admin-gate');
  const language = useLanguage();
  const { mutate, isPending, error } = useAdminLogin();
  const refused = error instanceof NotAnAdministrator;
  const enter = (values: GateValues) =>
    mutate(values, {
      onError: (failure) =>
        toast.error(t(failure instanceof NotAnAdministrator ? 'denied' : 'failed')),
    });
  return {
    enter,
    busy: isPending,
    refused,
    reason:
      error && !refused && !isAboutThePassword(error) ? messageFor(error, language) : undefined,
  };
}
