import { useEffect, useState } from 'react';

/** An address of a picture within this page, for as long as it is shown; undefined until there is one. */
export function usePictureUrl(blob: Blob | undefined): string | undefined {
  const [source, setSource] = useState<string>();
  useEffect(() => {
    if (!blob) return;
    const url = URL.createObjectURL(blob);
    setSource(url);
    return () => URL.revokeObjectURL(url);
  }, [blob]);
  return source;
}
