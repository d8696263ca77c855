import { ApiError } from './api-error.ts';

/** True when signing in requires a code besides the password, or the code was refused. */
export function asksForCode(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code.startsWith('second_factor_');
}
