import type { AuthoredParts } from '@codivia/contract/programs/stored-forms';
import { fileOfPart } from '@codivia/contract/programs/stored-forms';
import { labelOfFile, languageOfFile } from '../../../code/editor/file-language.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { CodeField } from './code-field.tsx';

/** The parts of a web page, in the order in which they are shown. */
export const PAGE_PARTS = ['html', 'css', 'js'];

type Props = {
  label: string;
  hint?: string | undefined;
  /** The parts there may be. */
  names: readonly string[];
  parts: AuthoredParts;
  /** The starter; an answer keeps its parts unless it writes them. The starter itself has none. */
  start?: AuthoredParts | undefined;
  onChange: (parts: AuthoredParts) => void;
};

/** The files of a program. One of the starter that is left out is not shown to learners. */
export function PartsField({ label, hint, names, parts, start, onChange }: Props) {
  const { t } = useTranslation('admin-exercises');
  const offered = names.filter(
    (name) => !start || start[name] !== undefined || parts[name] !== undefined,
  );
  return (
    <fieldset aria-label={label} className="grid grid-cols-1 gap-3">
      <p className="font-bold">{label}</p>
      {hint && <p className="text-muted text-sm">{hint}</p>}
      {offered.map((name) => {
        const code = parts[name];
        const file = fileOfPart('web', name);
        const part = labelOfFile(file);
        const isMain = !start && name === 'main.py';
        return (
          <div key={name} className="grid grid-cols-1 gap-1">
            {!isMain && (
              <Checkbox
                label={t(start ? 'part_written' : 'part_shown', { part })}
                checked={code !== undefined}
                onChange={(checked) => {
                  const { [name]: _, ...others } = parts;
                  onChange(checked ? { ...others, [name]: start?.[name] ?? '' } : others);
                }}
              />
            )}
            {code !== undefined && (
              <CodeField
                label={`${label} (${part})`}
                code={code}
                language={languageOfFile(file)}
                onChange={(changed) => onChange({ ...parts, [name]: changed })}
              />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
