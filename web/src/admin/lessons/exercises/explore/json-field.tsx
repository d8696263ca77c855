import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../../lib/i18n.ts';
import { Textarea } from '../../../../ui/textarea.tsx';

type Json = Readonly<Record<string, unknown>>;

/** The object of a text; null while it is none. */
function objectIn(text: string): Json | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Json)
      : null;
  } catch {
    return null;
  }
}

/** One line for each name, as authors write it. */
const textOf = (value: Json) => {
  const lines = Object.entries(value).map(
    ([name, one]) => `  ${JSON.stringify(name)}: ${JSON.stringify(one)}`,
  );
  return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n}`;
};

type Props<Value extends Json> = {
  label: string;
  hint?: ReactNode;
  /** The fault of the value. */
  error?: string | undefined;
  value: Value;
  onChange: (value: Value) => void;
};

/** An object as JSON. While it is written it may be none: what was there before stays until it is. */
export function JsonField<Value extends Json>({ value, error, onChange, ...rest }: Props<Value>) {
  const { t } = useTranslation('admin-exercises');
  const [text, setText] = useState(() => textOf(value));
  const read = objectIn(text);
  const isOld = read !== null && JSON.stringify(read) !== JSON.stringify(value);
  return (
    <Textarea
      {...rest}
      error={read ? error : t('json_broken')}
      spellCheck={false}
      autoCapitalize="off"
      className="font-mono text-sm"
      value={isOld ? textOf(value) : text}
      onChange={({ target }) => {
        setText(target.value);
        const next = objectIn(target.value);
        if (next) onChange(next as Value);
      }}
    />
  );
}
