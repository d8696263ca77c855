import { useEffect, useState } from 'react';

/**
 * Tells whether what a run has said is about the code as it is: lines of code that has been changed since are other ones.
 *
 * @param isSilent nothing has been said yet
 */
export function useIsFresh(code: string, isSilent: boolean): boolean {
  const [ran, setRan] = useState(code);
  useEffect(() => {
    if (isSilent) setRan(code);
  }, [isSilent, code]);
  return ran === code;
}
