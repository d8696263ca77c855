import { Circle, Pause, Play, Square, StepForward } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import type { ShownPreview } from '../use-preview.ts';

type Props = { preview: Pick<ShownPreview<never>, 'output' | 'control'> };

const SPEEDS = [
  { value: '1', label: '×1', title: 'full' },
  { value: '2', label: '×½', title: 'half' },
  { value: '4', label: '×¼', title: 'quarter' },
] as const;

type Speed = (typeof SPEEDS)[number]['value'];

/** Pauses the running game, advances it by one frame, slows it down and records it; shows its frame rate. */
export function GameTools({ preview }: Props) {
  const { t } = useTranslation('game-tools');
  const [held, setHeld] = useState(false);
  const [speed, setSpeed] = useState<Speed>('1');
  const { pulse } = preview.output;
  const records = pulse?.records ?? false;
  const HoldIcon = held ? Play : Pause;
  const RecordIcon = records ? Square : Circle;

  function hold(on: boolean): void {
    setHeld(on);
    preview.control({ do: on ? 'hold' : 'go-on' });
  }

  function choose(next: Speed): void {
    setSpeed(next);
    preview.control({ do: 'slow', slowness: Number(next) });
  }

  return (
    <div
      role="toolbar"
      aria-label={t('tools.label')}
      className="flex shrink-0 flex-wrap items-center gap-x-2 gap-y-1"
    >
      <Button
        variant="secondary"
        size="sm"
        className="min-h-11! min-w-11!"
        aria-pressed={held}
        aria-label={t('tools.hold')}
        title={t(held ? 'tools.go_on' : 'tools.hold')}
        onClick={() => hold(!held)}
      >
        <HoldIcon aria-hidden="true" className="size-5" />
      </Button>
      <Button
        variant="secondary"
        size="sm"
        className="min-h-11! min-w-11!"
        aria-label={t('tools.step')}
        title={t('tools.step')}
        onClick={() => {
          // The first press pauses the game: then there is a frame to step from.
          if (held) preview.control({ do: 'step' });
          else hold(true);
        }}
      >
        <StepForward aria-hidden="true" className="size-5" />
      </Button>
      <ChoiceGroup
        label={t('tools.speed')}
        value={speed}
        onChoose={choose}
        options={SPEEDS.map(({ value, label, title }) => ({
          value,
          label,
          title: `${label} ${t(`tools.${title}`)}`,
        }))}
      />
      <Button
        variant="secondary"
        size="sm"
        className="min-h-11!"
        onClick={() => preview.control({ do: records ? 'end-recording' : 'record' })}
      >
        <RecordIcon
          aria-hidden="true"
          className={records ? 'size-4 fill-current' : 'size-4 fill-danger text-danger'}
        />
        {t(records ? 'tools.end_recording' : 'tools.record')}
      </Button>
      <span
        className="ms-auto min-w-16 text-end text-muted text-sm tabular-nums"
        title={t('tools.rate_title')}
      >
        {pulse && t('tools.rate', { rate: pulse.rate })}
      </span>
      <p role="status" className={records ? 'm-0 w-full text-muted text-sm' : 'sr-only'}>
        {records && t('tools.recording')}
      </p>
    </div>
  );
}
