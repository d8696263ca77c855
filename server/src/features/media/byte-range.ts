/** Bytes from `first` to before `end`. */
export interface ByteRange {
  first: number;
  end: number;
}

/**
 * Returns the bytes that a Range header asks for, of a content that has `size`: 'all' for headers of another form, several
 * ranges among them, and 'none' where the content has no such bytes.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'all' | 'none' {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return 'all';
  if (from === '') {
    const count = Math.min(Number(to), size);
    return count === 0 ? 'none' : { first: size - count, end: size };
  }
  const first = Number(from);
  const end = to === '' ? size : Math.min(Number(to) + 1, size);
  if (to !== '' && Number(to) < first) return 'all';
  return first >= size ? 'none' : { first, end };
}
