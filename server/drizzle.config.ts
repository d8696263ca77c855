import { defineConfig } from 'drizzle-kit';

/** `npm run migration -w server` writes the SQL of the changes in the tables. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/db/schema.ts',
  out: './src/db/migrations',
});
