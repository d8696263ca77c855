import { MODULE_NAME, PYTHON_FILES_MAX } from '@codivia/contract/programs/program';
import {
  type AuthoredKind,
  type AuthoredParts,
  type AuthoredProgram,
  isText,
} from '@codivia/contract/programs/stored-forms';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Input } from '../../../ui/input.tsx';
import { CodeField } from './code-field.tsx';
import { PAGE_PARTS, PartsField } from './parts-field.tsx';

const MAIN = 'main.py';

/** The name of a further file of a Python program, and the button that adds it. */
function NewModule({ taken, onAdd }: { taken: readonly string[]; onAdd: (name: string) => void }) {
  const { t } = useTranslation('admin-exercises');
  const [name, setName] = useState('');
  const [isRefused, setRefused] = useState(false);

  function add(): void {
    const isName = MODULE_NAME.test(name) && !taken.includes(name);
    setRefused(!isName);
    if (!isName) return;
    onAdd(name);
    setName('');
  }

  return (
    <div className="flex flex-wrap items-start gap-2.5">
      <Input
        label={t('module_name')}
        hint={t('module_hint')}
        error={isRefused ? t('module_refused') : undefined}
        value={name}
        onChange={(event) => setName(event.target.value.trim())}
        onKeyDown={(event) => event.key === 'Enter' && add()}
      />
      <Button variant="secondary" className="mt-8" onClick={add}>
        <Plus aria-hidden="true" className="size-4" />
        {t('add_module')}
      </Button>
    </div>
  );
}

type Props = {
  label: string;
  hint?: string;
  kind: AuthoredKind;
  program: AuthoredProgram;
  /** The starter, whose files an answer keeps unless it writes them. The starter itself has none. */
  start?: AuthoredProgram;
  onChange: (program: AuthoredProgram) => void;
};

const partsOf = (program: AuthoredProgram): AuthoredParts =>
  isText(program) ? { [MAIN]: program } : program;

/** A program as an author writes it: one text, or several files. */
export function ProgramField({ label, hint, kind, program, start, onChange }: Props) {
  const isPage = kind === 'web';
  const isOneText = !isPage && isText(program) && isText(start ?? program);
  const parts = isPage ? (program as AuthoredParts) : partsOf(program);
  const begun =
    start === undefined ? undefined : isPage ? (start as AuthoredParts) : partsOf(start);
  // An answer may still write a module that the starter no longer has.
  const names = isPage ? PAGE_PARTS : Object.keys({ ...begun, ...parts });
  return (
    <>
      {isOneText ? (
        <CodeField
          label={label}
          {...(hint && { hint })}
          code={program}
          language={kind === 'python' ? 'python' : 'javascript'}
          onChange={onChange}
        />
      ) : (
        <PartsField
          label={label}
          hint={hint}
          names={names}
          parts={parts}
          start={begun}
          onChange={(changed) => {
            const { [MAIN]: main = '', ...modules } = changed;
            const isOne = !isPage && isText(start ?? main) && Object.keys(modules).length === 0;
            onChange(isOne ? main : changed);
          }}
        />
      )}
      {kind === 'python' && !start && names.length < PYTHON_FILES_MAX && (
        <NewModule taken={[MAIN, ...names]} onAdd={(name) => onChange({ ...parts, [name]: '' })} />
      )}
    </>
  );
}
