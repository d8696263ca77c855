import type { AuthorRole, ThreadState } from '@codivia/contract/api/mentoring';
import { useTranslation } from '../../lib/i18n.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

const TONES: Record<ThreadState, BadgeTone> = {
  waiting: 'plain',
  claimed: 'trail',
  answered: 'joy',
  closed: 'done',
};

/** The state of a request, in the words of the side that reads it. */
export function StateBadge({ state, viewer }: { state: ThreadState; viewer: AuthorRole }) {
  const { t } = useTranslation('mentoring');
  return (
    <Badge tone={TONES[state]}>
      {t(viewer === 'mentor' ? `mentor_states.${state}` : `states.${state}`)}
    </Badge>
  );
}
