/**
 * Whether what runs now was started with a pointer: then the program may take the keyboard, which would
 * take whoever works by keyboard away from where they are.
 */
export function wasPressedByPointer(): boolean {
  return !(document.activeElement?.matches(':focus-visible') ?? false);
}
