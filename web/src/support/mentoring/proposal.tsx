import type { CodeVersion, Thread, ThreadMessage } from '@codivia/contract/api/mentoring';
import type { ProgramKind } from '@codivia/contract/programs/program';
import { Check, X } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Difference } from '../../ui/difference/difference.tsx';
import { useDecideProposal } from './mentoring.api.ts';
import { RunCode } from './run-code.tsx';

const TONES = { open: 'joy', accepted: 'done', declined: 'plain' } as const;

function Decision({ threadId, messageId }: { threadId: string; messageId: string }) {
  const { t } = useTranslation('mentoring');
  const decide = useDecideProposal(threadId, messageId);
  const choose = (accept: boolean) =>
    decide.mutate(accept, {
      onSuccess: () => toast.success(t(accept ? 'thread.accepted' : 'thread.declined')),
    });
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" loading={decide.isPending} onClick={() => choose(true)}>
        {!decide.isPending && <Check aria-hidden="true" className="size-4" />}
        {t('thread.accept')}
      </Button>
      <Button
        size="sm"
        variant="secondary"
        disabled={decide.isPending}
        onClick={() => choose(false)}
      >
        <X aria-hidden="true" className="size-4" />
        {t('thread.decline')}
      </Button>
    </div>
  );
}

type Props = {
  thread: {
    id: string;
    kind: ProgramKind;
    versions: readonly CodeVersion[];
    state: Thread['state'];
  };
  message: ThreadMessage;
  /** True for the learner, who decides; others only look. */
  decides: boolean;
};

/** The changed code of a mentor: its differences, which can be run before they are accepted. */
export function Proposal({ thread, message, decides }: Props) {
  const { t } = useTranslation('mentoring');
  const { proposal } = message;
  if (!proposal) return null;
  const before = thread.versions.find(({ number }) => number === message.version)?.files ?? {};
  const changed = Object.entries(proposal.files).filter(([name, code]) => before[name] !== code);
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="flex flex-wrap items-center gap-2 font-bold">
        {t('thread.proposal')}
        <Badge tone={TONES[proposal.state]}>{t(`thread.proposal_states.${proposal.state}`)}</Badge>
      </p>
      {changed.map(([name, code]) => (
        <Difference
          key={name}
          label={t('thread.difference', { file: name })}
          before={before[name] ?? ''}
          after={code}
        />
      ))}
      <RunCode label={t('thread.run_proposal')} kind={thread.kind} files={proposal.files} />
      {decides && proposal.state === 'open' && thread.state !== 'closed' && (
        <Decision threadId={thread.id} messageId={message.id} />
      )}
    </div>
  );
}
