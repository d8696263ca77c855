import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { SAID_BY_SERVER } from '../../../lib/account-rules.ts';
import { ApiError, messageFor } from '../../../lib/api-error.ts';
import { useLanguage } from '../../../lib/i18n.ts';

/**
 * Shows the server's refusal at the field that it is about; the function returns false when it is about none.
 *
 * @param fields the field of each refusal, by its code
 */
export function useBlame<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  fields: Partial<Record<string, Path<Values>>>,
): (error: unknown) => boolean {
  const language = useLanguage();
  return (error) => {
    const field = error instanceof ApiError ? fields[error.code] : undefined;
    if (!field) return false;
    const fieldError = { type: SAID_BY_SERVER, message: messageFor(error, language) };
    setError(field, fieldError, { shouldFocus: true });
    return true;
  };
}
