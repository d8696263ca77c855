import { type Bilingual, LANGUAGES } from '@codivia/contract/api/language';
import { useRef } from 'react';
import { CodeEditor, type CodeEditorRef } from '../../../code/editor/code-editor.tsx';
import type { CodeLanguage } from '../../../code/editor/editor-handle.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { useSoughtCode } from '../../kit/sought/mark-sought.ts';

type BoxProps = {
  label: string;
  code: string;
  language: CodeLanguage;
  onChange: (code: string) => void;
};

/** A field for code, below its name. */
export function CodeBox({ label, code, language, onChange }: BoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeEditorRef>(null);
  useSoughtCode(code, null, box, editor);
  return (
    <div ref={box} className="grid grid-cols-1 content-start gap-1.5">
      <span aria-hidden="true" className="font-bold">
        {label}
      </span>
      <CodeEditor
        ref={editor}
        language={language}
        code={code}
        label={label}
        failedLine={null}
        onChange={onChange}
      />
    </div>
  );
}

type Code = string | Bilingual;
type Props = {
  label: string;
  hint?: string;
  code: Code;
  language: CodeLanguage;
  onChange: (code: Code) => void;
};

/** Code that is the same in both languages, or one text for each. */
export function CodeField({ label, hint, code, language, onChange }: Props) {
  const { t } = useTranslation('admin-exercises');
  const same = typeof code === 'string';
  return (
    <fieldset aria-label={label} className="grid grid-cols-1 gap-2">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,26rem),1fr))] gap-3">
        {same ? (
          <CodeBox label={label} code={code} language={language} onChange={onChange} />
        ) : (
          LANGUAGES.toReversed().map((one) => (
            <CodeBox
              key={one}
              label={t(one, { label })}
              code={code[one]}
              language={language}
              onChange={(text) => onChange({ ...code, [one]: text })}
            />
          ))
        )}
      </div>
      {hint && <p className="text-muted text-sm">{hint}</p>}
      <Checkbox
        label={t('other_code')}
        checked={!same}
        onChange={(checked) => {
          if (!checked && !same) onChange(code.en);
          if (checked && same) onChange({ en: code, fr: code });
        }}
      />
    </fieldset>
  );
}
