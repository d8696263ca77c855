import type { HelpTemplate } from '@codivia/contract/api/admin-help';
import { HELP_TEXT_MAX_LENGTH } from '@codivia/contract/api/help';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '../../../lib/i18n.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Input } from '../../../ui/input.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { useDeleteTemplate, useSaveTemplate, useTemplates } from './admin-help.api.ts';

type Draft = Omit<HelpTemplate, 'id'> & { id: string | null };
const NEW: Draft = { id: null, title: '', text: { fr: '', en: '' } };
const NOT_EMPTY = { validate: (written: string) => written.trim() !== '' };

/** Writes a reusable answer, new or known. */
function TemplateForm({ start, onEnd }: { start: Draft; onEnd: () => void }) {
  const { t } = useTranslation('admin-help');
  const save = useSaveTemplate();
  const { register, handleSubmit } = useForm({ defaultValues: start });
  const submit = handleSubmit(
    (draft) =>
      save.mutate(draft, {
        onSuccess: () => {
          toast.success(t('template_form.saved'));
          onEnd();
        },
      }),
    () => toast.error(t('template_form.missing')),
  );

  return (
    <form className="grid gap-3 rounded-card border border-line p-4" onSubmit={submit}>
      <Input {...register('title', NOT_EMPTY)} label={t('template_form.title')} maxLength={120} />
      {(['fr', 'en'] as const).map((one) => (
        <Textarea
          {...register(`text.${one}`, NOT_EMPTY)}
          key={one}
          lang={one}
          label={t(`template_form.${one}`)}
          maxLength={HELP_TEXT_MAX_LENGTH}
        />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={save.isPending}>
          {t('template_form.save')}
        </Button>
        <Button variant="ghost" onClick={onEnd}>
          {t('template_form.cancel')}
        </Button>
      </div>
    </form>
  );
}

/** Lists the reusable answers, to read, write, change and delete. */
export function Templates() {
  const { t } = useTranslation('admin-help');
  const templates = useTemplates();
  const remove = useDeleteTemplate();
  const [draft, setDraft] = useState<Draft | null>(null);

  function deleteOne(id: string): void {
    remove.mutate(id, {
      onSuccess: () => void toast.success(t('template_form.deleted')),
    });
  }

  return (
    <details className="mt-8 rounded-card border border-line bg-surface p-4">
      <summary className="min-h-6 cursor-pointer font-bold text-lg">{t('templates')}</summary>
      <div className="mt-4 grid gap-4">
        {templates.data?.length === 0 && <p>{t('template_form.none')}</p>}
        <ul className="grid gap-2">
          {templates.data?.map((template) => (
            <li key={template.id} className="flex flex-wrap items-center gap-3">
              <span className="min-w-0 grow wrap-anywhere font-bold">{template.title}</span>
              <Button
                variant="secondary"
                size="sm"
                aria-label={t('template_form.edit', { title: template.title })}
                onClick={() => setDraft(template)}
              >
                {t('template_form.edit_short')}
              </Button>
              <Button
                variant="danger"
                size="sm"
                aria-label={t('template_form.delete', { title: template.title })}
                onClick={() => deleteOne(template.id)}
              >
                {t('template_form.delete_short')}
              </Button>
            </li>
          ))}
        </ul>
        {draft ? (
          <TemplateForm key={draft.id} start={draft} onEnd={() => setDraft(null)} />
        ) : (
          <div>
            <Button variant="secondary" onClick={() => setDraft(NEW)}>
              {t('template_form.add')}
            </Button>
          </div>
        )}
      </div>
    </details>
  );
}
