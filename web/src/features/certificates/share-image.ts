import { saveFile } from '../../lib/save-file.ts';

/** A picture to keep or to pass on. */
export type ShareImage = {
  file: File;
  title: string;
  text: string;
  /** The public page of what the picture shows. */
  url: string;
};

/** The outcome of sharing. */
export type Shared = 'shared' | 'given-up' | 'saved';

/** Saves the picture among the downloads. */
export function save({ file }: ShareImage): void {
  saveFile(file, file.name);
}

function shareable({ file, title, text, url }: ShareImage): ShareData | null {
  const picture = { files: [file], title, text: `${text} ${url}` };
  if (navigator.canShare?.(picture)) return picture;
  return typeof navigator.share === 'function' ? { title, text, url } : null;
}

/** Shares the picture through the device, or its address if the device takes no pictures, else saves it. */
export async function share(shareImage: ShareImage): Promise<Shared> {
  const data = shareable(shareImage);
  try {
    if (data) {
      await navigator.share(data);
      return 'shared';
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'given-up';
    // Any other refusal of the device must not cost the reader their picture.
  }
  save(shareImage);
  return 'saved';
}
