import type { FirstStep } from '@codivia/contract/lessons/first-step';
import { lessonSteps } from '@codivia/contract/lessons/lesson-steps';
import boxStyles from '../../features/lessons/lesson-content.css?inline';
import { ReadableStep } from '../../features/lessons/readable-step.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import '../../features/lessons/lesson-content.css';

/** The first step as text: the server renders it, and a browser that came from another page of ours. */
export function FirstStepPreview({ step, courseId }: { step: FirstStep; courseId: string }) {
  const { t } = useTranslation('first-step');
  const labels = { exercise: t('exercise'), question: t('question') };
  return (
    <div className="grid grid-cols-1 gap-4 [&_.lesson-content>:first-child]:mt-0">
      {/* In the document itself: nothing fetches the style sheet of this part when the server has rendered it. */}
      {import.meta.env.SSR && <style>{boxStyles}</style>}
      {lessonSteps(step.html).map((one) => (
        <ReadableStep
          key={one.id}
          step={one}
          exercises={step.exercises}
          labels={labels}
          courseId={courseId}
        />
      ))}
    </div>
  );
}
