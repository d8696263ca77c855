import { PROGRAM_FILES } from '@codivia/contract/programs/program';
import { useState } from 'react';
import { ColouredText, useColours } from '../code/editor/coloured-text.tsx';
import { languageOfFile } from '../code/editor/file-language.ts';
import { CodeTabs } from '../code/previews/code-tabs.tsx';
import { useTranslation } from '../lib/i18n.ts';
import type { ShownWork } from './embedded-work.ts';

function Code({ name, text }: { name: string; text: string }) {
  const { t } = useTranslation('embed');
  const [colours = []] = useColours([text], languageOfFile(name));
  return (
    <section
      aria-label={t('code_of', { file: name })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
      tabIndex={0}
      className="code-surface h-full overflow-auto! whitespace-pre px-4 py-3 font-mono"
    >
      <ColouredText text={text} colours={colours} />
    </section>
  );
}

/** The files of a work, to be read. */
export function ShownCode({ work: { kind, files } }: { work: ShownWork }) {
  const [file, setFile] = useState<string>(PROGRAM_FILES[kind][0]);
  const names = Object.keys(files);
  const code = <Code key={file} name={file} text={files[file] ?? ''} />;
  if (names.length === 1) return code;
  const tabs = names.map((name) => ({ name, label: name }));
  return (
    <CodeTabs tabs={tabs} value={file} onChoose={setFile}>
      {code}
    </CodeTabs>
  );
}
