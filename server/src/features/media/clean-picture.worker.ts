import { createHash } from 'node:crypto';
import { PICTURE_MAX_PIXELS } from '@codivia/contract/api/admin-media';
import { formatOfContent } from '@codivia/contract/files/file-formats';
import { withoutMetadata } from '@codivia/contract/files/metadata/file-metadata';
import { BrokenFile } from '@codivia/contract/files/metadata/file-parts';
import { type PictureSize, pictureSize } from '@codivia/contract/files/picture-size';
import { parser } from '../../services/parser.ts';
import { PictureBroken, PictureRefused, PictureTooManyPixels } from './media.errors.ts';

const FORMATS = ['png', 'jpeg', 'webp'] as const;
type PictureFormat = (typeof FORMATS)[number];

/** A picture as it is stored, under the hash of these bytes. */
export interface CleanPicture extends PictureSize {
  hash: string;
  content: Uint8Array;
  format: PictureFormat;
}

/** Returns a picture without its metadata. Its bytes decide about its format, and only its head about its size. */
function clean(sent: Uint8Array): CleanPicture {
  const found = formatOfContent(sent);
  const format = FORMATS.find((one) => one === found);
  if (!format) throw PictureRefused();
  const size = pictureSize(sent, format);
  if (!size || size.width === 0 || size.height === 0) throw PictureBroken();
  if (size.width * size.height > PICTURE_MAX_PIXELS) throw PictureTooManyPixels();
  try {
    const content = withoutMetadata(sent, format);
    const hash = createHash('sha256').update(content).digest('hex');
    return { ...size, hash, content, format };
  } catch (error) {
    throw error instanceof BrokenFile ? PictureBroken() : error;
  }
}

export default parser(clean);
