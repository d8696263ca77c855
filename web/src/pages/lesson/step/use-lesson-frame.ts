import { useLayoutEffect } from 'react';

/** While a lesson is open, its own header is in place of the site's (step.css). */
export function useLessonFrame(): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.lesson = '';
    return () => {
      delete root.dataset.lesson;
    };
  }, []);
}
