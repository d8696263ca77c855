import { useEffect } from 'react';
import { toast } from '../../lib/toast.ts';

/** Tells once, in passing, that data could not be fetched (docs/product.md#notices). */
export function useLoadFailure(failed: boolean, message: string): void {
  useEffect(() => {
    if (failed) toast.error(message);
  }, [failed, message]);
}
