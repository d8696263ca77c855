import type { HelpTemplate } from '@codivia/contract/api/admin-help';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { HelpTemplateNotFound } from './admin-help.errors.ts';
import * as queries from './help-templates.queries.ts';

type TemplateTexts = Omit<HelpTemplate, 'id'>;

const templateOf = ({ id, title, text_fr, text_en }: queries.TemplateRow): HelpTemplate => ({
  id,
  title,
  text: { fr: text_fr, en: text_en },
});

const columns = ({ title, text }: TemplateTexts) => ({
  title: title.trim(),
  text_fr: text.fr,
  text_en: text.en,
});

export async function listHelpTemplates({ db }: Deps): Promise<HelpTemplate[]> {
  return (await queries.selectTemplates(db)).map(templateOf);
}

/** Changes a template and records it in the audit log. Throws HelpTemplateNotFound. */
function recorded(
  { db, clock }: Deps,
  adminId: string,
  action: 'create' | 'update' | 'delete',
  work: (tx: Db) => Promise<queries.TemplateRow | undefined>,
): Promise<HelpTemplate> {
  return db.transaction(async (tx) => {
    const row = await work(tx);
    if (!row) throw HelpTemplateNotFound();
    const entry = {
      action,
      subject: 'help_template',
      subject_id: row.id,
      label: row.title,
    } as const;
    await recordAudit(tx, adminId, clock(), entry);
    return templateOf(row);
  });
}

export const createHelpTemplate = (deps: Deps, adminId: string, given: TemplateTexts) =>
  recorded(deps, adminId, 'create', (tx) => queries.insertTemplate(tx, columns(given)));

/** Throws HelpTemplateNotFound. */
export const updateHelpTemplate = (deps: Deps, adminId: string, id: string, texts: TemplateTexts) =>
  recorded(deps, adminId, 'update', (tx) => queries.updateTemplate(tx, id, columns(texts)));

/** Throws HelpTemplateNotFound. */
export const deleteHelpTemplate = (deps: Deps, adminId: string, id: string) =>
  recorded(deps, adminId, 'delete', (tx) => queries.deleteTemplate(tx, id));
