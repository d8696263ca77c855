import './in-lesson-texts.ts';
import { createPortal } from 'react-dom';
import { useTranslation } from '../../lib/i18n.ts';
import { useCountdown } from '../use-countdown.ts';
import { CommentNotice } from './comment-notice.tsx';
import { EyesUp } from './eyes-up.tsx';
import { useClassStream } from './use-class-stream.ts';

type Props = { lessonId: string; stepId: string };

/** What a lesson has for those who learn in a class: their teachers see where they are, and may ask them to look up. */
export function InLesson({ lessonId, stepId }: Props) {
  const { t } = useTranslation('in-lesson');
  const { pause, comments } = useClassStream(lessonId, stepId);
  const seconds = useCountdown(pause);
  const isPaused = seconds > 0;
  return createPortal(
    <>
      <CommentNotice comments={comments} />
      <p role="status" className="sr-only">
        {isPaused && `${t('title')} ${t('kept')}`}
      </p>
      {isPaused && <EyesUp seconds={seconds} />}
    </>,
    document.body,
  );
}
