import { useState } from 'react';

/** Whether any of these values is, or was at some time, another one than when the component appeared. */
export function useChanged(values: readonly unknown[]): boolean {
  const [first] = useState(values);
  const [changed, setChanged] = useState(false);
  const now =
    values.length !== first.length || values.some((value, place) => value !== first[place]);
  if (now && !changed) setChanged(true);
  return now || changed;
}
