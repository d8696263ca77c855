export type Method = (this: unknown, ...args: unknown[]) => unknown;

/**
 * Replaces a method, where the browser has it. The new one calls the native one by the `apply` that was taken before
 * the program ran, and decides by the values that it passes on: each value is made a text once.
 */
export function replaceMethod(
  place: object | undefined,
  name: string,
  make: (native: Method) => Method,
): void {
  const found = place && Object.getOwnPropertyDescriptor(place, name);
  if (found?.value) Object.defineProperty(place, name, { ...found, value: make(found.value) });
}
