import { useEffect, useState } from 'react';

/** Returns a value once it has not changed for a while, in milliseconds; at once the first time. */
export function useDebounced<Value>(value: Value, pause: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (Object.is(settled, value)) return;
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [settled, value, pause]);
  return settled;
}
