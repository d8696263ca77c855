import '../texts/tool-texts.ts';
import type { PythonRunner } from '@codivia/runners/python/page/python-runner';
import {
  type ListedVariable,
  type ListedVariables,
  variablesIn,
} from '@codivia/runners/python/variables';
import { Variable } from 'lucide-react';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { useEditorKey } from '../editor/use-editor-key.ts';

const PLAIN = ['int', 'float', 'complex', 'bool', 'str', 'NoneType', 'range'] as const;
const HOLDING = ['list', 'tuple', 'set', 'dict'] as const;

/** Describes a type in plain words, with the number of items in the value. */
function useTypeWords(): (variable: ListedVariable) => string {
  const { t } = useTranslation('variables');
  return ({ type, length }) => {
    const plain = PLAIN.find((name) => name === type);
    if (plain) return t(`types.${plain}`);
    const holding = HOLDING.find((name) => name === type);
    if (holding && length !== null) return t(`types.${holding}`, { count: length });
    return t('types.other', { type });
  };
}

function Table({ variables }: { variables: ListedVariables }) {
  const { t } = useTranslation('variables');
  const steps = useTranslation('steps').t;
  const typeWords = useTypeWords();
  const rows = variablesIn(variables);
  const { functions, more } = variables;
  return (
    <>
      {rows.length === 0 ? (
        <p className="text-muted">{steps('no_variables')}</p>
      ) : (
        <table className="m-0! w-full border-collapse">
          <caption className="sr-only">{t('caption')}</caption>
          <thead>
            <tr className="text-start text-muted">
              <th scope="col" className="border-0! px-2 py-1 text-start">
                {t('name_and_type')}
              </th>
              <th scope="col" className="border-0! px-2 py-1 text-start">
                {steps('value')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((variable) => (
              <tr key={variable.name} className="border-line border-t align-top">
                <th scope="row" className="border-0! px-2 py-1 text-start">
                  {/* A phone has no room for a column of types: they stand below the names there. */}
                  <span className="flex flex-wrap justify-between gap-x-3">
                    <span className="break-all font-mono">{variable.name}</span>{' '}
                    <span className="font-normal text-muted">{typeWords(variable)}</span>
                  </span>
                </th>
                <td className="w-1/2 break-all border-0! px-2 py-1 font-mono">{variable.text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {more > 0 && <p className="text-muted">{steps('more', { count: more })}</p>}
      {functions.length > 0 && (
        <p className="break-words text-muted">{t('functions', { list: functions.join(', ') })}</p>
      )}
    </>
  );
}

type Props = {
  runner: PythonRunner;
  /** Null until the program has sent them. */
  variables: ListedVariables | null;
};

function List({ runner, variables }: Props) {
  const { t } = useTranslation('variables');
  const [open, setOpen] = useState(false);
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const toggle = () => setOpen(!open);
  useEditorKey('KeyV', container, toggle);
  useEffect(() => (open ? runner.watchVariables() : undefined), [open, runner]);
  return (
    <div ref={container} className="grid min-h-0 shrink-0 grid-cols-1 gap-2">
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        title={t('tip')}
        onClick={toggle}
      >
        <Variable aria-hidden="true" className="size-4" />
        {t('show')}
      </Button>
      {open && (
        <section
          id={id}
          aria-label={t('caption')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard too.
          tabIndex={0}
          className="grid max-h-48 grid-cols-1 gap-2 overflow-auto rounded-control border border-line bg-paper p-3 text-sm"
        >
          {variables ? <Table variables={variables} /> : <p>{t('unknown')}</p>}
        </section>
      )}
    </div>
  );
}

/**
 * Shows the values of the program's variables, on request. Changes are not read out: they are many, and the table can
 * be read.
 */
export function VariableList(props: Props) {
  return (
    <Suspense>
      <List {...props} />
    </Suspense>
  );
}
