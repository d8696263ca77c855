import { createHash } from 'node:crypto';
import { type FileFormat, formatOfContent } from '@codivia/contract/files/file-formats';
import { withoutMetadata } from '@codivia/contract/files/metadata/file-metadata';
import { BrokenFile } from '@codivia/contract/files/metadata/file-parts';
import { parser } from '../../services/parser.ts';
import { FileBroken, FileHashMismatch, FileTypeRefused } from './project-files.errors.ts';

export interface SentContent {
  hash: string;
  content: Uint8Array;
}

/** A content as it is stored, under its own hash. */
export interface CleanFile extends SentContent {
  format: FileFormat;
}

const hashOfBytes = (content: Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

/** Returns the content without its metadata, and its format. */
function clean({ hash, content }: SentContent): CleanFile {
  if (hashOfBytes(content) !== hash) throw FileHashMismatch();
  const format = formatOfContent(content);
  if (!format) throw FileTypeRefused();
  try {
    const kept = withoutMetadata(content, format);
    return { hash: hashOfBytes(kept), content: kept, format };
  } catch (error) {
    throw error instanceof BrokenFile ? FileBroken() : error;
  }
}

export default parser(clean);
