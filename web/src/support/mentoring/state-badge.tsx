import type { AuthorRole, ThreadState } from '@codivia/contract/api/mentoring';
import { useTranslation } from '../../lib/i18n.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

const TONES: Record<ThreadState, BadgeTone> = {
  waiting: 'plain',
  claimed: 'trail',
  answered: 'joy',
  closed: 'done',
};

type Props = {
  state: ThreadState;
  viewer: AuthorRole;
  /** True where teachers of a class are in place of a mentor. */
  ofClass?: boolean;
};

/** The state of a request, in the words of the side that reads it. */
export function StateBadge({ state, viewer, ofClass = false }: Props) {
  const { t } = useTranslation('mentoring');
  const isAwaited = ofClass && viewer === 'learner' && state === 'claimed';
  const words =
    viewer === 'mentor' ? (`mentor_states.${state}` as const) : (`states.${state}` as const);
  return <Badge tone={TONES[state]}>{t(isAwaited ? 'states.teacher' : words)}</Badge>;
}
