import type { PublishedProject } from '@codivia/contract/published-projects';
import { ROOM_FILES } from '@codivia/contract/rooms';
import { useState } from 'react';
import { CodeBlock } from '../../code/editor/code-block.tsx';
import { FileChoice } from '../../features/mentoring/files-editor.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import '../../code/editor/code.css';

/** The files of a published project, one at a time, to be read. */
export function PublishedCode({ kind, files }: Pick<PublishedProject, 'kind' | 'files'>) {
  const { t } = useTranslation('gallery');
  const [file, setFile] = useState<string>(ROOM_FILES[kind][0]);
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-2xl">{t('project.code')}</h2>
      <FileChoice label={t('project.code')} kind={kind} file={file} onFile={setFile} />
      <div className="code-surface text-sm!">
        <CodeBlock
          label={t('project.code_of', { file })}
          code={files[file] ?? ''}
          className="max-h-[36rem] px-4 py-3"
        />
      </div>
    </section>
  );
}
