import { PAUSE_MAX_SECONDS } from '@codivia/contract/api/class-lessons';
import { Eye, Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { clockTime, type PauseEnd, useCountdown } from '../use-countdown.ts';
import { usePause } from './lesson-view.api.ts';

const MINUTE = 60;
const LENGTHS = [1, 2, 3, 4, PAUSE_MAX_SECONDS / MINUTE].map(String);

type Props = {
  classId: string;
  pause: PauseEnd | null;
  onPause: (seconds: number) => void;
};

/** Asks the class to look up for some minutes, and ends that. */
export function PauseTool({ classId, pause, onPause }: Props) {
  const { t } = useTranslation('lesson-view');
  const [minutes, setMinutes] = useState('2');
  const left = useCountdown(pause);
  const change = usePause(classId, onPause);
  if (left > 0) {
    return (
      <div className="grid gap-2">
        <p className="font-bold tabular-nums">{t('pause.running', { time: clockTime(left) })}</p>
        <Button loading={change.isPending} onClick={() => change.mutate(0)}>
          {!change.isPending && <Play aria-hidden="true" className="size-5" />}
          {t('pause.end')}
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-2">
      <Select
        label={t('pause.length')}
        hint={t('pause.text')}
        value={minutes}
        onChoose={setMinutes}
        options={LENGTHS.map((value) => ({
          value,
          label: t('pause.minutes', { count: Number(value) }),
        }))}
      />
      <Button
        variant="joy"
        loading={change.isPending}
        onClick={() => change.mutate(Number(minutes) * MINUTE)}
      >
        {!change.isPending && <Eye aria-hidden="true" className="size-5" />}
        {t('pause.start')}
      </Button>
    </div>
  );
}
