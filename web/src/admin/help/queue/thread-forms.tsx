import { HELP_TEXT_MAX_LENGTH } from '@codivia/contract/api/help';
import type { Language } from '@codivia/contract/api/language';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { type ThreadChange, useTemplates } from './admin-help.api.ts';

/** Changes the question; calls back when it is done. */
export type Change = (change: ThreadChange, onDone?: () => void) => void;

type AnswerProps = {
  /** The language of the person who asks. */
  language: Language;
  text: string;
  onText: (text: string) => void;
  busy: boolean;
  onChange: Change;
};

/** The form for an answer, with the reusable ones to begin with. */
export function AnswerForm({ language, text, onText, busy, onChange }: AnswerProps) {
  const { t } = useTranslation('admin-help');
  const templates = useTemplates().data ?? [];

  function insert(id: string): void {
    const found = templates.find((template) => template.id === id);
    if (found) onText(text ? `${text}\n\n${found.text[language]}` : found.text[language]);
  }

  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '' || busy) return;
        onChange({ answer: text }, () => {
          onText('');
          toast.success(t('sent'));
        });
      }}
    >
      {templates.length > 0 && (
        <Select
          label={t('template')}
          options={[
            { value: '', label: t('template_none') },
            ...templates.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          value=""
          onChoose={insert}
        />
      )}
      <Textarea
        rows={5}
        lang={language}
        label={t('answer')}
        hint={t('answer_hint')}
        value={text}
        maxLength={HELP_TEXT_MAX_LENGTH}
        onChange={({ target }) => onText(target.value)}
      />
      <div>
        <Button type="submit" loading={busy}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}

/** A note for the team. */
export function NoteForm({ busy, onChange }: { busy: boolean; onChange: Change }) {
  const { t } = useTranslation('admin-help');
  const [text, setText] = useState('');
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '' || busy) return;
        onChange({ note: text }, () => setText(''));
      }}
    >
      <Textarea
        label={t('note_label')}
        hint={t('note_hint')}
        value={text}
        maxLength={HELP_TEXT_MAX_LENGTH}
        onChange={({ target }) => setText(target.value)}
      />
      <div>
        <Button type="submit" variant="secondary" loading={busy}>
          {t('add_note')}
        </Button>
      </div>
    </form>
  );
}
