import { createHash } from 'node:crypto';
import { LANGUAGES } from '@codivia/contract/api/language';
import { formatOfContent } from '@codivia/contract/files/file-formats';
import { withoutMetadata } from '@codivia/contract/files/metadata/file-metadata';
import { CONTENTS } from '../library/contents.ts';

/** Makes all files of the library as they are beside a program; data differ by language. */
export function* libraryContents(): Generator<Uint8Array> {
  for (const { files, category } of CONTENTS) {
    const languages = category === 'data' ? LANGUAGES : LANGUAGES.slice(0, 1);
    for (const language of languages) {
      for (const { content } of files) {
        const bytes = Buffer.from(content(language));
        yield withoutMetadata(bytes, formatOfContent(bytes) ?? '');
      }
    }
  }
}

let hashes: ReadonlySet<string> | undefined;

/** Returns the hashes of all files of the library. Making them takes most of a second, so they are kept. */
export function libraryHashes(): ReadonlySet<string> {
  hashes ??= new Set(
    [...libraryContents()].map((content) => createHash('sha256').update(content).digest('hex')),
  );
  return hashes;
}
