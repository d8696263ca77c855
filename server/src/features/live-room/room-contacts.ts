import type { Bilingual } from '@codivia/contract/api/language';
import { fold } from '@codivia/contract/text/contacts/fold';
import { findOwnDetails } from '@codivia/contract/text/contacts/own-details';
import { wordsIn } from '@codivia/contract/text/contacts/phrases';
import { refuseContactsIn } from '../live-sessions/live-sessions.service.ts';
import { LiveQuestionPersonal } from './live-room.errors.ts';

type Part = 'question' | 'poll' | 'note' | 'output';

const PARTS: Record<Part, Bilingual> = {
  question: { fr: 'Ta question', en: 'Your question' },
  poll: { fr: 'Ton sondage', en: 'Your poll' },
  note: { fr: 'Ta note', en: 'Your note' },
  output: { fr: 'Ce que ton programme affiche', en: 'What your program prints' },
};

/** Refuses texts with contact details, or with links to other sites than `own`. Throws the errors of refuseContactsIn. */
export function refuseContacts(part: Part, written: string, own: string): void {
  refuseContactsIn(PARTS[part], written, own);
}

/**
 * Refuses texts in which a child would say how old they are or where they live: adults see questions. Throws
 * LiveQuestionPersonal.
 */
export function refuseOwnDetails(written: string): void {
  if (findOwnDetails(wordsIn(fold(written))).length > 0) throw LiveQuestionPersonal();
}
