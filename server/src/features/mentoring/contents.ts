import { type ContactContext, findContact } from '@codivia/contract/contact-detection';
import { fileNameProblem } from '@codivia/contract/file-names';
import { CODE_MAX_BYTES } from '@codivia/contract/mentoring';
import { kindOf } from '@codivia/contract/projects';
import type { RoomFiles, RoomKind } from '@codivia/contract/rooms';
import { CodeTooLarge, ContactRefused, NotCodeOfThread } from './mentoring.errors.ts';

/**
 * Lets nothing through that leads out of the platform, whoever wrote it (docs/product.md#contact-details).
 * `own` is the host of the platform. Throws ContactRefused.
 */
export function refuseContacts(
  part: 'text' | 'code' | 'title' | 'file',
  written: string,
  own: string,
  context: ContactContext = part === 'code' ? 'code' : 'text',
): void {
  const found = findContact(written, context, own);
  if (found) throw ContactRefused(found.kind, part, found.line);
}

/** Throws NotCodeOfThread, CodeTooLarge or ContactRefused for files that are not to be kept. */
export function checkFiles(kind: RoomKind, files: RoomFiles, own: string): void {
  if (kindOf(files) !== kind) throw NotCodeOfThread();
  const bytes = Object.values(files).reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  if (bytes > CODE_MAX_BYTES) throw CodeTooLarge();
  for (const text of Object.values(files)) refuseContacts('code', text, own);
}

/** Throws NotCodeOfThread or ContactRefused for names that no file beside a program has, or that are not to be kept. */
export function checkOwnFiles(names: readonly string[], own: string): void {
  for (const name of names) {
    if (fileNameProblem(name) !== undefined) throw NotCodeOfThread();
    refuseContacts('file', name, own);
  }
}
