import type { Bilingual } from '@codivia/contract/api/language';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { plainText } from '../../../lib/plain-text.ts';
import { Input } from '../../../ui/input.tsx';
import { BilingualField } from './bilingual-field.tsx';
import { ListField } from './list-field.tsx';

type Feedback = Record<string, Bilingual>;
type Entry = { key: string; text: Bilingual };

function entriesOf(feedback: Feedback): Entry[] {
  return Object.entries(feedback).map(([key, text]) => ({ key, text }));
}

function feedbackOf(entries: readonly Entry[]): Feedback {
  return Object.fromEntries(entries.map(({ key, text }) => [key.trim(), text]));
}

type Props = { feedback: Feedback; onChange: (feedback: Feedback) => void };

/** The fields for the messages to learners, by the key that the check names. */
export function FeedbackField({ feedback, onChange }: Props) {
  const { t, language } = useTranslation('admin-exercises');
  // While a key is written it may be empty or that of another entry, which a record does not allow.
  const [entries, setEntries] = useState(() => entriesOf(feedback));
  const same = JSON.stringify(feedbackOf(entries)) === JSON.stringify(feedback);
  const shown = same ? entries : entriesOf(feedback);

  function change(next: Entry[]): void {
    setEntries(next);
    onChange(feedbackOf(next));
  }

  return (
    <ListField<Entry>
      title={t('feedback')}
      nameOf={(number) => t('key_of', { number })}
      summaryOf={({ key, text }) => `${key} · ${plainText(text[language])}`}
      items={shown}
      atLeast={1}
      makeNew={() => ({ key: `feedback-${shown.length + 1}`, text: { en: '', fr: '' } })}
      onChange={change}
    >
      {(entry, number, put) => (
        <>
          <Input
            label={t('key_of', { number })}
            className="font-mono"
            autoComplete="off"
            value={entry.key}
            onChange={({ target }) => put({ ...entry, key: target.value })}
          />
          <BilingualField
            label={t('text_of', { key: entry.key })}
            value={entry.text}
            onChange={(text) => put({ ...entry, text })}
          />
        </>
      )}
    </ListField>
  );
}
