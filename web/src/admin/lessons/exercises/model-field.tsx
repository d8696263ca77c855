import { LANGUAGES } from '@codivia/contract/api/language';
import type { AuthoredFile } from '@codivia/contract/exercises/base';
import { EXERCISE_MODEL_MAX, modelIn } from '@codivia/contract/exercises/exercise-models';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Input } from '../../../ui/input.tsx';
import { BilingualField } from './bilingual-field.tsx';

type TextFile = Exclude<AuthoredFile, { library: unknown }>;
type Props = { file: TextFile; number: number; change: (file: TextFile) => void };

/** Takes one model from a file, and says which one there is: a file that is none is refused at once. */
function OneModel({
  label,
  content,
  onChange,
}: {
  label: string;
  content: string;
  onChange: (content: string) => void;
}) {
  const { t } = useTranslation('admin-exercises');
  const [refused, setRefused] = useState<'model_refused' | 'model_too_large' | null>(null);
  const model = modelIn(content);

  async function take(file: File): Promise<void> {
    const isTooLarge = file.size > EXERCISE_MODEL_MAX;
    const text = isTooLarge ? '' : await file.text();
    const found = isTooLarge ? 'model_too_large' : modelIn(text) ? null : 'model_refused';
    setRefused(found);
    if (!found) onChange(text);
  }

  const shown = model
    ? t('model_shown', {
        size: Math.ceil(content.length / 1000),
        labels: model.labels.join(', '),
      })
    : t('model_wanted');
  return (
    <Input
      type="file"
      accept=".json,application/json"
      label={label}
      hint={shown}
      error={refused ? t(refused) : undefined}
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        if (file) void take(file);
      }}
    />
  );
}

/** A model of the AI lab beside the program: the names of its file, and the file itself, the same or one for each language. */
export function ModelField({ file, number, change }: Props) {
  const { t } = useTranslation('admin-exercises');
  const { name, content } = file;
  const isSame = typeof content === 'string';
  const label = t('model_file');
  return (
    <>
      <BilingualField
        lines="one"
        label={t('file_name', { number })}
        value={typeof name === 'string' ? { en: name, fr: name } : name}
        onChange={(named) => change({ name: named, content })}
      />
      <div className="grid grid-cols-1 gap-3 md:grid-cols-2">
        {isSame ? (
          <OneModel
            label={label}
            content={content}
            onChange={(text) => change({ name, content: text })}
          />
        ) : (
          LANGUAGES.toReversed().map((one) => (
            <OneModel
              key={one}
              label={t(one, { label })}
              content={content[one]}
              onChange={(text) => change({ name, content: { ...content, [one]: text } })}
            />
          ))
        )}
      </div>
      <Checkbox
        label={t('same_model')}
        checked={isSame}
        onChange={(checked) => {
          if (checked && !isSame) change({ name, content: content.en });
          if (!checked && isSame) change({ name, content: { en: content, fr: content } });
        }}
      />
    </>
  );
}
