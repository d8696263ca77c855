import type { AnswerParts } from '@codivia/contract/exercise-results';
import type { CodeExercise } from '@codivia/contract/exercises';
import type { RoomKind } from '@codivia/contract/rooms';
import { Wrench } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { roomFiles } from '../../code/exercise/room-files.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { ROOM_ROUTES } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';

const ROOMS: Record<CodeExercise['kind'], RoomKind> = { python: 'python', web: 'web', p5: 'game' };

/** Leads to the training room with a project that has passed: there it can continue, and be kept in the account. */
export function OpenInRoom({ exercise, answer }: { exercise: CodeExercise; answer: AnswerParts }) {
  const { t } = useTranslation('lessons');
  const navigate = useNavigate();
  const [failed, setFailed] = useState(false);

  async function open(): Promise<void> {
    try {
      const { fragmentOf } = await import('../../code/sharing/share-link.ts');
      const fragment = await fragmentOf(roomFiles(exercise, answer));
      await navigate(`${ROOM_ROUTES[ROOMS[exercise.kind]]}${fragment}`);
    } catch {
      setFailed(true);
    }
  }

  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="secondary" onClick={() => void open()}>
        <Wrench aria-hidden="true" className="size-5" />
        {t('exercises.open_in_room')}
      </Button>
      <p role="status" className="m-0! text-muted text-sm">
        {t(failed ? 'exercises.room_failed' : 'exercises.open_in_room_text')}
      </p>
    </div>
  );
}
