/** What other features read of accounts. */
export { namesOf, recipientOf } from './users.queries.ts';
