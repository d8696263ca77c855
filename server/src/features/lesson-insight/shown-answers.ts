import { WRONG_ANSWERS_SHOWN } from '@codivia/contract/api/admin-insight';
import { findContact } from '@codivia/contract/text/contacts/find-contact';
import type { ContactKind } from '@codivia/contract/text/contacts/findings';
import { isInsulting } from '../../services/insults.ts';
import type { AnswerRow } from './frequent-answers.queries.ts';

/** What a program may well contain: `input("How old are you?")` is a question of many exercises. */
const ORDINARY: readonly ContactKind[] = ['request', 'meeting', 'secrecy'];

/** Tells whether nothing in an answer leads to a person, or insults one. */
function isFit(answer: string): boolean {
  const contact = findContact(answer, 'code');
  return (contact === null || ORDINARY.includes(contact.kind)) && !isInsulting(answer);
}

/** Returns those of the frequent answers that are shown. */
export const shownAnswers = (rows: readonly AnswerRow[]): AnswerRow[] =>
  rows.filter(({ answer }) => isFit(answer)).slice(0, WRONG_ANSWERS_SHOWN);
