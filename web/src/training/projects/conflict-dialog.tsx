import type { Project } from '@codivia/contract/api/projects';
import type { ProgramFiles } from '@codivia/contract/programs/program';
import { formatTimeAgo } from '@codivia/contract/text/format-dates';
import { useId } from 'react';
import { CodeBlock } from '../../code/editor/code-block.tsx';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Number of lines shown of each version, from the line before the first difference. */
const LINES_SHOWN = 8;

/** Returns the first file that differs, from the first difference on. */
function differing(files: ProgramFiles, other: ProgramFiles): string {
  const name = Object.keys(files).find((one) => files[one] !== other[one]) ?? '';
  const lines = (files[name] ?? '').split('\n');
  const others = (other[name] ?? '').split('\n');
  const first = lines.findIndex((line, i) => line !== others[i]);
  const from = Math.max(0, (first < 0 ? lines.length : first) - 1);
  return lines.slice(from, from + LINES_SHOWN).join('\n');
}

function Version({ title, code }: { title: string; code: string }) {
  return (
    <div className="grid min-w-0 content-start gap-2">
      <h3 className="font-bold font-sans text-base">{title}</h3>
      <div className="code-surface text-sm!">
        <CodeBlock label={title} code={code} className="max-h-52 px-3 py-2" />
      </div>
    </div>
  );
}

type ChoiceProps = { label: string; text: string; loading?: boolean; onClick: () => void };

function Choice({ label, text, loading = false, onClick }: ChoiceProps) {
  const id = useId();
  return (
    <div className="grid content-start gap-1">
      <Button variant="secondary" aria-describedby={id} loading={loading} onClick={onClick}>
        {label}
      </Button>
      <p id={id} className="text-center text-muted text-sm">
        {text}
      </p>
    </div>
  );
}

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  name: string;
  mine: ProgramFiles;
  theirs: Project;
  /** Tells whether a copy is being made. */
  copying: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onKeepBoth: () => void;
};

/** Two versions of a project, one of which the learner chooses. */
export function ConflictDialog(props: Props) {
  const { mine, theirs, name } = props;
  const { t } = useTranslation('projects');
  const time = formatTimeAgo(theirs.updated_at, useLanguage());
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={t('conflict.title')}
      description={t('conflict.text', { name })}
      size="lg"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Version title={t('conflict.mine')} code={differing(mine, theirs.files)} />
        <Version title={t('conflict.theirs', { time })} code={differing(theirs.files, mine)} />
      </div>
      <div className="mt-5 grid gap-3 sm:grid-cols-3">
        <Choice
          label={t('conflict.keep_mine')}
          text={t('conflict.keep_mine_text')}
          onClick={props.onKeepMine}
        />
        <Choice
          label={t('conflict.take_theirs')}
          text={t('conflict.take_theirs_text')}
          onClick={props.onTakeTheirs}
        />
        <Choice
          label={t('conflict.keep_both')}
          text={t('conflict.keep_both_text')}
          loading={props.copying}
          onClick={props.onKeepBoth}
        />
      </div>
    </Dialog>
  );
}
