import { CODE_MAX_BYTES } from '@codivia/contract/api/mentoring';
import { fileNameProblem } from '@codivia/contract/files/file-names';
import {
  isProgram,
  PROGRAM_FILES,
  type ProgramFiles,
  type ProgramKind,
} from '@codivia/contract/programs/program';
import { findContact, findInFileName } from '@codivia/contract/text/contacts/find-contact';
import type { ContactKind } from '@codivia/contract/text/contacts/findings';
import { CodeTooLarge, ContactRefused, NotCodeOfThread } from './mentoring.errors.ts';

/**
 * Refuses texts that certainly contain contact details or links to other sites, regardless of their author, and returns
 * the doubtful contact, for which a message is held (docs/product.md#contact-details). `own` is the host of the platform.
 * Throws ContactRefused.
 */
export function doubtIn(part: 'text' | 'code', written: string, own: string): ContactKind | null {
  const found = findContact(written, part, own);
  if (found?.verdict === 'refused') throw ContactRefused(found.kind, part, found.line);
  return found?.kind ?? null;
}

/** Refuses doubtful contacts as well: a name is short, and can be changed. Throws ContactRefused. */
export function refuseTitle(title: string, own: string): void {
  const found = findContact(title, 'text', own);
  if (found) throw ContactRefused(found.kind, 'title', found.line);
}

/** Returns the lines of a code that were not in it before, at their places. */
function addedLines(code: string, before: string): string {
  const known = new Set(before.split('\n'));
  return code
    .split('\n')
    .map((line) => (known.has(line) ? '' : line))
    .join('\n');
}

/**
 * Returns the doubtful contact in files, except in lines of the previous version, which was accepted. `names` are the
 * names of the allowed modules. Throws NotCodeOfThread, CodeTooLarge or ContactRefused for files that must not be stored.
 */
export function doubtInFiles(
  kind: ProgramKind,
  files: ProgramFiles,
  own: string,
  before: Readonly<Record<string, string>>,
  names = Object.keys(before),
): ContactKind | null {
  const known: readonly string[] = [...PROGRAM_FILES[kind], ...names];
  const isForeign = Object.keys(files).some((name) => !known.includes(name));
  if (isForeign || !isProgram({ kind, files })) throw NotCodeOfThread();
  const bytes = Object.values(files).reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  if (bytes > CODE_MAX_BYTES) throw CodeTooLarge();
  const doubts = Object.entries(files).map(([name, text]) => {
    const earlier = before[name];
    if (earlier === text) return null;
    const isKnown = earlier !== undefined && findContact(earlier, 'code', own) !== null;
    return doubtIn('code', isKnown ? addedLines(text, earlier) : text, own);
  });
  return doubts.find((doubt) => doubt !== null) ?? null;
}

/** Number of messages of one writer that are read together. */
const READ_TOGETHER = 12;

/**
 * Returns the contact details in a text together with the messages of its writer before it, the latest last: parts of a
 * number may come in messages of their own. Null when the messages have them without the text, or when there are none.
 */
export function doubtTogether(
  before: readonly string[],
  text: string,
  own: string,
): ContactKind | null {
  const recent = before.slice(-READ_TOGETHER);
  if (recent.length === 0 || !text.trim()) return null;
  const found = findContact([...recent, text].join('\n'), 'text', own);
  if (!found) return null;
  return findContact(recent.join('\n'), 'text', own) ? null : found.kind;
}

/** Throws NotCodeOfThread or ContactRefused for names that no file beside a program has, or that are not to be kept. */
export function checkOwnFiles(names: readonly string[], own: string): void {
  for (const name of names) {
    if (fileNameProblem(name) !== undefined) throw NotCodeOfThread();
    const found = findInFileName(name, own);
    if (found) throw ContactRefused(found.kind, 'file', found.line);
  }
}
