import { useLayoutEffect } from 'react';

/** Shows the header of the lesson in place of the site's while a lesson is open (step.css). */
export function useLessonFrame(): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.lesson = '';
    return () => {
      delete root.dataset.lesson;
    };
  }, []);
}
