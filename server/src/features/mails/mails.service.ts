/** The functions of mails that other features need. */
export { deleteMailsTo } from './mails.queries.ts';
