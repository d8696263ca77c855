import type { LiveStage } from '@codivia/contract/api/live-stage';
import { TextCursorInput } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { type HostNames, nameAt } from '../live-stage/host-names.ts';
import type { OtherHosts } from './other-hosts.ts';

type Props = { others: OtherHosts; stage: LiveStage; names: HostNames };

/**
 * Says where other hosts are, also those in another file. Screen readers do not read it out: it changes with every key.
 */
export function OtherHostsLine({ others, stage, names }: Props) {
  const { t } = useTranslation('live-room');
  return others.of(stage).map((caret) => {
    const { who, file, head } = caret;
    const text = stage.files[file]?.text;
    const line = text?.lineAt(Math.min(head, text.length)).number ?? 1;
    return (
      <p key={who} className="flex items-center gap-1.5 text-muted text-sm">
        <TextCursorInput aria-hidden="true" className="size-4 shrink-0" />
        {t('host.other', { name: nameAt(caret, names), file, line })}
      </p>
    );
  });
}
