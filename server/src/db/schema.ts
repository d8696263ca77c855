/** Every table, for the migration generator and the query builder. */
export * from '../features/accounts/accounts.table.ts';
export * from '../features/admin-lessons/lesson-versions.table.ts';
export * from '../features/audit/audit.table.ts';
export * from '../features/certificates/certificates.table.ts';
export * from '../features/courses/courses.table.ts';
export * from '../features/courses/removed-content.table.ts';
export * from '../features/exercise-results/exercise-results.table.ts';
export * from '../features/gift-cards/gift-cards.table.ts';
export * from '../features/lessons/lessons.table.ts';
export * from '../features/mails/mails.table.ts';
export * from '../features/payments/payments.table.ts';
export * from '../features/progress/progress.table.ts';
export * from '../features/projects/projects.table.ts';
export * from '../features/sandbox/sandbox.table.ts';
export * from '../features/second-factor/second-factor.table.ts';
export * from '../features/subscriptions/subscriptions.table.ts';
export * from '../services/rate-limits.table.ts';
