import type { Bilingual } from '@codivia/contract/language';
import { refuseContactsIn } from '../live-sessions/live-sessions.service.ts';

type Part = 'question' | 'poll' | 'note';

const PARTS: Record<Part, Bilingual> = {
  question: { fr: 'Ta question', en: 'Your question' },
  poll: { fr: 'Ton sondage', en: 'Your poll' },
  note: { fr: 'Ta note', en: 'Your note' },
};

/** Lets nothing through that leads out of the platform, whose host is `own`. Throws what refuseContactsIn throws. */
export function refuseContacts(part: Part, written: string, own: string): void {
  refuseContactsIn(PARTS[part], written, own);
}
