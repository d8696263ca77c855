import type { AuthoredPageParts } from '@codivia/contract/exercises/base';
import { PAGE_PARTS, type PagePart } from '@codivia/contract/programs/page-parts';
import type { CodeLanguage } from '../../../code/editor/editor-handle.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { CodeField } from './code-field.tsx';

const PARTS: Record<PagePart, { label: string; language: CodeLanguage }> = {
  html: { label: 'HTML', language: 'html' },
  css: { label: 'CSS', language: 'css' },
  js: { label: 'JavaScript', language: 'javascript' },
};

type Props = {
  label: string;
  hint?: string;
  parts: AuthoredPageParts;
  /** The starter; an answer keeps its parts unless it writes them. The starter itself has none. */
  start?: AuthoredPageParts;
  onChange: (parts: AuthoredPageParts) => void;
};

/** The parts of a web page. A part of the starter that is left out is not shown to learners. */
export function PartsField({ label, hint, parts, start, onChange }: Props) {
  const { t } = useTranslation('admin-exercises');
  const offered = PAGE_PARTS.filter((name) => !start || start[name] !== undefined || parts[name]);
  return (
    <fieldset aria-label={label} className="grid grid-cols-1 gap-3">
      <p className="font-bold">{label}</p>
      {hint && <p className="text-muted text-sm">{hint}</p>}
      {offered.map((name) => {
        const code = parts[name];
        const named = `${label}: ${PARTS[name].label}`;
        return (
          <div key={name} className="grid grid-cols-1 gap-1">
            <Checkbox
              label={t(start ? 'part_written' : 'part_shown', { part: PARTS[name].label })}
              checked={code !== undefined}
              onChange={(checked) => {
                const { [name]: _, ...others } = parts;
                onChange(checked ? { ...others, [name]: start?.[name] ?? '' } : others);
              }}
            />
            {code !== undefined && (
              <CodeField
                label={named}
                code={code}
                language={PARTS[name].language}
                onChange={(changed) => onChange({ ...parts, [name]: changed })}
              />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
