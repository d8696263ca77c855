/** What other features need of mails. */
export { deleteMailsTo } from './mails.queries.ts';
