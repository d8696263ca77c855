import { Check, CircleDashed, Pause, Play, TriangleAlert } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import type { LiveProof, ProofState as State } from './use-live-proof.ts';

const LOOKS: Record<State, { tone: BadgeTone; Icon: typeof Check }> = {
  proven: { tone: 'done', Icon: Check },
  differs: { tone: 'danger', Icon: TriangleAlert },
  checking: { tone: 'plain', Icon: CircleDashed },
  paused: { tone: 'plain', Icon: Pause },
  unavailable: { tone: 'danger', Icon: TriangleAlert },
};

/** Tells how far the proof of an exercise is. Only results are read out, not every pause in typing. */
export function ProofState({ proof }: { proof: LiveProof }) {
  const { t } = useTranslation('admin-studio');
  const { state, differing } = proof;
  const { tone, Icon } = LOOKS[state];
  const words =
    state === 'differs' ? t('state.differs', { count: differing }) : t(`state.${state}`);
  const isResult = state !== 'checking' && state !== 'paused';
  const badge = (
    <Badge tone={tone}>
      <Icon aria-hidden="true" />
      {words}
    </Badge>
  );
  return (
    <>
      <span role="status">{isResult && badge}</span>
      {!isResult && badge}
    </>
  );
}

/** Suspends the checks while one writes, or goes on with them. */
export function PauseButton({ proof }: { proof: LiveProof }) {
  const { t } = useTranslation('admin-studio');
  const isWaiting = proof.isPaused || proof.state === 'unavailable';
  const Icon = isWaiting ? Play : Pause;
  return (
    <Button variant="secondary" size="sm" onClick={isWaiting ? proof.resume : proof.pause}>
      <Icon aria-hidden="true" className="size-4" />
      {t(isWaiting ? 'resume' : 'pause')}
    </Button>
  );
}
