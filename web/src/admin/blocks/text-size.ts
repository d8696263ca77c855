const BYTES = new TextEncoder();

/** Bytes of a text as it is sent (UTF-8). */
export function bytesOf(text: string): number {
  return BYTES.encode(text).length;
}

/** A size in bytes as people say it: kilobytes, or megabytes with one digit from a million on. */
export function sizeParts(bytes: number): { unit: 'kilobytes' | 'megabytes'; size: number } {
  return bytes < 1_000_000
    ? { unit: 'kilobytes', size: Math.ceil(bytes / 1000) }
    : { unit: 'megabytes', size: Math.round(bytes / 100_000) / 10 };
}
