import {
  type OwnPortfolio,
  PORTFOLIO_LINE_MAX_LENGTH,
  type PortfolioFields,
} from '@codivia/contract/api/portfolio';
import { type FormEvent, useRef, useState } from 'react';
import { ApiError, messageFor } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { localizedTitle } from '../../lib/localized.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Input } from '../../ui/input.tsx';
import { ColorChoice } from './color-choice.tsx';
import { HandleField } from './handle-field.tsx';
import { ItemChoice } from './item-choice.tsx';
import { useSavePortfolio } from './portfolio.api.ts';
import { type Choices, draftOf } from './portfolio-draft.ts';

type Props = {
  own: OwnPortfolio | null;
  choices: Choices;
  draft: PortfolioFields;
  onDraft: (draft: PortfolioFields) => void;
};

function Missing({ text }: { text: string }) {
  const { t } = useTranslation('portfolio');
  return (
    <div className="grid justify-items-start gap-3">
      <p>{text}</p>
      <ButtonLink to={paths.dashboard} variant="secondary" size="sm">
        {t('form.dashboard')}
      </ButtonLink>
    </div>
  );
}

/**
 * The form in which members choose the contents of their portfolio and save it. `PortfolioEditor` keeps the draft in
 * state, since it shows it beside the form.
 */
export function PortfolioForm({ own, choices, draft, onDraft }: Props) {
  const { t, language } = useTranslation('portfolio');
  const save = useSavePortfolio();
  const form = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState<{ code: string; text: string } | null>(null);
  const unsaved = JSON.stringify(draft) !== JSON.stringify(draftOf(own, choices));

  function change(changes: Partial<PortfolioFields>): void {
    setRefused(null);
    onDraft({ ...draft, ...changes });
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (save.isPending) return;
    save.mutate(draft, {
      onSuccess: (stored) => {
        setRefused(null);
        onDraft(draftOf(stored, choices));
        toast.success(t('form.saved'));
      },
      onError: (error) => {
        const text = messageFor(error, language);
        const code = error instanceof ApiError ? error.code : '';
        setRefused({ code, text });
        if (!/^(handle|portfolio_line)_/.test(code)) toast.error(text);
        else
          requestAnimationFrame(() =>
            form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(),
          );
      },
    });
  }

  const why = (start: string) => (refused?.code.startsWith(start) ? refused.text : undefined);
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid content-start gap-7">
      <HandleField
        value={draft.handle}
        own={own?.handle}
        onChange={(handle) => change({ handle })}
        refused={why('handle_')}
      />
      <ColorChoice value={draft.color} onChoose={(color) => change({ color })} />
      <Input
        label={t('form.line')}
        hint={t('form.line_hint', { max: PORTFOLIO_LINE_MAX_LENGTH })}
        value={draft.line}
        maxLength={PORTFOLIO_LINE_MAX_LENGTH}
        autoComplete="off"
        onChange={({ target }) => change({ line: target.value })}
        error={why('portfolio_line_')}
      />
      <ItemChoice
        title={t('form.projects')}
        hint={t('form.projects_hint')}
        items={choices.projects.map(({ id, title, kind, state }) => ({
          id,
          title,
          note: t(state === 'open' ? `view.kinds.${kind}` : 'form.hidden'),
        }))}
        chosen={draft.project_ids}
        onChange={(project_ids) => change({ project_ids })}
        empty={<Missing text={t('form.projects_none')} />}
      />
      <ItemChoice
        title={t('form.certificates')}
        hint={t('form.certificates_hint')}
        items={choices.certificates.map(({ certificate_id: id, subject, course, kind }) => ({
          id,
          title: localizedTitle(course, language),
          note: t(`view.${kind}`) + (subject === 'path' ? ` · ${t('view.path')}` : ''),
        }))}
        chosen={draft.certificate_ids}
        onChange={(certificate_ids) => change({ certificate_ids })}
        empty={<Missing text={t('form.certificates_none')} />}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" loading={save.isPending}>
          {t('form.save')}
        </Button>
        {unsaved && <p className="text-muted">{t('form.unsaved')}</p>}
      </div>
    </form>
  );
}
