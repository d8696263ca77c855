import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useRunner } from '../../code/python/runner-context.ts';
import { LessonToolsContext } from '../lessons/lesson-tools.ts';
import { LessonsPanel } from '../lessons/lessons-panel.tsx';
import { checkWith } from './check-answer.ts';
import { LessonPreview } from './lesson-preview.tsx';

/** The section for writing lessons, below the title that the panel gives every section. */
export function LessonsSection() {
  const runner = useRunner();
  const queryClient = useQueryClient();
  const tools = useMemo(
    () => ({ Preview: LessonPreview, check: checkWith(runner, queryClient) }),
    [runner, queryClient],
  );
  return (
    <LessonToolsContext value={tools}>
      <LessonsPanel />
    </LessonToolsContext>
  );
}
