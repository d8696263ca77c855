import type { Progress, RunnerState } from '@codivia/runners/runner';
import { useTranslation } from '../../lib/i18n.ts';

type Props = {
  busy: boolean;
  runnerState: RunnerState;
  progress: Progress | null;
  /** Nothing has been written yet. */
  untouched: boolean;
  kept: boolean;
};

/** What the room is doing, in a few words. */
export function RoomStatus({ busy, runnerState, progress, untouched, kept }: Props) {
  const { t } = useTranslation('python-room');
  const python = useTranslation('python').t;
  const rooms = useTranslation('rooms').t;
  if (progress) return python('libraries', { ...progress });
  if (busy && runnerState === 'running') return python('running');
  if (runnerState === 'loading') return t('state.loading');
  if (!kept) return rooms('not_kept');
  if (!untouched) return rooms('kept');
  return runnerState === 'ready' ? t('state.ready') : '';
}
