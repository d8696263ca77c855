import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { breakingStatements } from './breaking-statements.ts';

const FOLDER = join(import.meta.dirname, '../src/db/migrations');
/** Number of the first migration that is checked; earlier ones were made before the rule. */
const FIRST_CHECKED = 23;

const migrations = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'));
const textOf = (name: string) => readFileSync(join(FOLDER, name), 'utf8');
const before = (name: string) => migrations.filter((one) => one < name).map(textOf);

test.each(migrations.filter((name) => Number.parseInt(name, 10) >= FIRST_CHECKED))(
  '%s leaves the previous release working (CONTRIBUTING.md, a change of the tables)',
  (name) => expect(breakingStatements(textOf(name), before(name).join('\n'))).toEqual([]),
);

test('what older migrations broke is found', () => {
  const broken = migrations.filter((name) => breakingStatements(textOf(name)).length > 0);
  const known = ['0010_', '0011_', '0022_'];
  expect(known.filter((start) => broken.some((name) => name.startsWith(start)))).toEqual(known);
});

describe('of changes of a table that was there before', () => {
  test.each([
    'DROP TABLE "users" CASCADE',
    'ALTER TABLE "users" DROP COLUMN "bio"',
    'ALTER TABLE "users" RENAME COLUMN "bio" TO "about"',
    'ALTER TABLE "users" RENAME TO "members"',
    'ALTER TABLE "users" ALTER COLUMN "bio" SET NOT NULL',
    'ALTER TABLE "users" ALTER COLUMN "bio" DROP DEFAULT',
    'ALTER TABLE "users" ALTER COLUMN "revision" SET DATA TYPE bigint',
    'ALTER TABLE "users" ADD COLUMN "town" text NOT NULL',
    `ALTER TABLE "users" ADD COLUMN "a" text DEFAULT 'x, not null', ADD COLUMN "b" text NOT NULL`,
    'ALTER TABLE "users" ADD CONSTRAINT "one" UNIQUE("name")',
    'ALTER TABLE "public"."users" ADD CONSTRAINT "one" FOREIGN KEY ("town") REFERENCES "towns"("id")',
    "ALTER TYPE \"role\" RENAME VALUE 'admin' TO 'chief'",
    'ALTER TABLE "users" ADD COLUMN "b" text DEFAULT \'a\', ADD CONSTRAINT "c" UNIQUE("name","b")',
    'CREATE UNIQUE INDEX "one" ON "users" USING btree ("name")',
    'DROP TRIGGER changed ON users',
    'TRUNCATE sessions',
    'DO $$ begin execute something(); end $$',
  ])('%s breaks', (statement) => {
    expect(breakingStatements(`select 1;--> statement-breakpoint\n${statement};`)).toHaveLength(1);
  });

  test.each([
    'ALTER TABLE "users" ADD COLUMN "town" text',
    'ALTER TABLE "users" ADD COLUMN "size" numeric(4, 2) DEFAULT 1 NOT NULL',
    'ALTER TABLE "users" ADD COLUMN "short" text GENERATED ALWAYS AS (left("name", 3)) STORED NOT NULL',
    'ALTER TABLE "users" ALTER COLUMN "bio" DROP NOT NULL',
    'ALTER TABLE "a" ADD COLUMN "b" uuid; ALTER TABLE "a" ADD CONSTRAINT "c" FOREIGN KEY ("b") REFERENCES "d"("e")',
    'ALTER TABLE "a" ADD COLUMN "b" text; ALTER TABLE "a" ADD CONSTRAINT "c" UNIQUE("user_id","b")',
    'ALTER TYPE "role" ADD VALUE \'guest\'',
    'CREATE INDEX "users_bio" ON "users" USING btree ("bio")',
    'DROP TRIGGER changed ON users; CREATE TRIGGER changed AFTER UPDATE ON users EXECUTE FUNCTION f()',
    'CREATE OR REPLACE FUNCTION f() RETURNS void AS $$ begin drop table x; end $$ LANGUAGE plpgsql',
    'UPDATE users SET bio = \'drop table users; alter table users drop column "bio"\'',
  ])('%s does not', (statement) => {
    expect(breakingStatements(`${statement};`)).toEqual([]);
  });
});

test('a table that the migration makes may have any rule', () => {
  const made = 'CREATE TABLE "towns" ("id" text NOT NULL);';
  const ruled = `${made} ALTER TABLE "towns" ADD CONSTRAINT "one" UNIQUE("id");
    CREATE UNIQUE INDEX "two" ON "towns" USING btree ("id");`;
  expect(breakingStatements(ruled)).toEqual([]);
});

test('an index may go unless it is a unique one, which statements rely on', () => {
  const made = (kind: string) => `CREATE ${kind} "users_name" ON "users" USING btree ("name");`;
  expect(breakingStatements('DROP INDEX "users_name";', made('INDEX'))).toEqual([]);
  expect(breakingStatements('DROP INDEX "users_name";', made('UNIQUE INDEX'))).toHaveLength(1);
});

test('a later step names the release that no longer used what goes', () => {
  const drop = 'ALTER TABLE "users" DROP COLUMN "bio";';
  const marked = (mark: string) => breakingStatements(`select 1;\n${mark}\n${drop}`);
  expect(marked('-- contract after v1.4: nothing reads or writes it')).toEqual([]);
  expect(marked('-- contract after 3f2a91bc: nothing reads or writes it')).toEqual([]);
  expect(marked('-- contract after v1.4:')).toHaveLength(1);
  expect(marked('-- contract after a while: nothing reads it')).toHaveLength(1);
  expect(
    breakingStatements(`-- contract after v1.4: for the first\n${drop}\n${drop}`),
  ).toHaveLength(1);
});
