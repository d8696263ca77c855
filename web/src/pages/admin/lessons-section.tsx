import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { LessonToolsContext } from '../../features/admin-lessons/lesson-tools.ts';
import { LessonsPanel } from '../../features/admin-lessons/lessons-panel.tsx';
import { useRunner } from '../../features/python/runner-context.ts';
import { checkWith } from './check-answer.ts';
import { LessonPreview } from './lesson-preview.tsx';

/** Where lessons are written, below the title that the panel gives every section. */
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
