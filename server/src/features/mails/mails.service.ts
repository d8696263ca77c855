/** What other features need of mails. */
export { forgetMailsTo } from './mails.queries.ts';
