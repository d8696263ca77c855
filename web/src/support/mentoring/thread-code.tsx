import type { CodePlace, CodeVersion, ThreadMessage } from '@codivia/contract/api/mentoring';
import { fileNamesOf, PROGRAM_FILES, type ProgramKind } from '@codivia/contract/programs/program';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Select } from '../../ui/select.tsx';
import { CommentedCode } from './commented-code.tsx';
import { FileChoice } from './files-editor.tsx';
import { RunCode } from './run-code.tsx';

type Props = {
  kind: ProgramKind;
  versions: readonly CodeVersion[];
  messages: readonly ThreadMessage[];
  /** The number of the version that is shown. */
  shownVersion: number;
  onShow: (version: number) => void;
  onComment?: ((place: CodePlace) => void) | undefined;
};

/** The versions of the code, one of them shown with its comments; it can be run. */
export function ThreadCode({ kind, versions, messages, shownVersion, onShow, onComment }: Props) {
  const { t } = useTranslation('mentoring');
  const [file, setFile] = useState<string>(PROGRAM_FILES[kind][0]);
  const version = versions.find(({ number }) => number === shownVersion) ?? versions[0];
  if (!version) return null;
  const comments = messages.filter(
    (message) =>
      message.state === 'shown' &&
      message.version === version.number &&
      message.place?.file === file,
  );
  return (
    <div className="grid grid-cols-1 gap-3">
      {versions.length > 1 && (
        <Select
          label={t('thread.version_of')}
          value={String(version.number)}
          onChoose={(number) => onShow(Number(number))}
          options={versions.map(({ number, origin }) => ({
            value: String(number),
            label: `${t('thread.version', { number })} (${t(`thread.origins.${origin}`)})`,
          }))}
        />
      )}
      <FileChoice
        label={t('thread.code')}
        names={fileNamesOf({ kind, files: version.files })}
        file={file}
        onFile={setFile}
      />
      <CommentedCode
        file={file}
        code={version.files[file] ?? ''}
        comments={comments}
        onComment={onComment}
      />
      <RunCode
        key={version.number}
        label={t('thread.run_version')}
        kind={kind}
        files={version.files}
      />
    </div>
  );
}
