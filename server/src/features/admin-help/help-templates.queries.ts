import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { help_templates } from '../help/help.table.ts';

export type TemplateRow = typeof help_templates.$inferSelect;
type NewTemplate = Omit<TemplateRow, 'id'>;

/** The reusable answers, by title. */
export function selectTemplates(db: Db): Promise<TemplateRow[]> {
  return db
    .select()
    .from(help_templates)
    .orderBy(asc(help_templates.title), asc(help_templates.id));
}

export async function insertTemplate(tx: Db, template: NewTemplate): Promise<TemplateRow> {
  const [inserted] = await tx.insert(help_templates).values(template).returning();
  if (!inserted) throw new Error('a reusable answer was not inserted');
  return inserted;
}

/** Undefined when there is no such answer. */
export async function updateTemplate(
  tx: Db,
  id: string,
  template: NewTemplate,
): Promise<TemplateRow | undefined> {
  const changed = tx.update(help_templates).set(template).where(eq(help_templates.id, id));
  return (await changed.returning())[0];
}

/** Undefined when there is no such answer. */
export async function deleteTemplate(tx: Db, id: string): Promise<TemplateRow | undefined> {
  return (await tx.delete(help_templates).where(eq(help_templates.id, id)).returning())[0];
}
