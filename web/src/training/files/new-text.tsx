import type { ProgramKind } from '@codivia/contract/programs/program';
import { FilePlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { FileNameForm } from './file-name-form.tsx';
import { type Content, keepFiles } from './file-store.ts';

type Props = {
  place: string;
  kind: ProgramKind;
  /** The names of the files there are. */
  names: readonly string[];
  onMade: (name: string) => void;
};

const EXAMPLES: Record<ProgramKind, string> = {
  python: 'helper.py',
  web: 'about.html',
  game: 'player.js',
};

const NOTHING: Content = new Uint8Array();

/** Makes a text file, to be written in the editor: more code, or data. */
export function NewText({ place, kind, names, onMade }: Props) {
  const { t } = useTranslation('project-files');
  const [asking, setAsking] = useState(false);
  if (!asking) {
    return (
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        onClick={() => setAsking(true)}
      >
        <FilePlus aria-hidden="true" className="size-5" />
        {t('new_text')}
      </Button>
    );
  }
  return (
    <FileNameForm
      kind={kind}
      label={t('new_text_name', { example: EXAMPLES[kind] })}
      submit={t('new_text_submit')}
      placeholder={EXAMPLES[kind]}
      names={names}
      format="text"
      onName={(name) => {
        setAsking(false);
        void keepFiles(place, [{ name, format: 'text', content: NOTHING }]).then(() =>
          onMade(name),
        );
      }}
      onCancel={() => setAsking(false)}
    />
  );
}
