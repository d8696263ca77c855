import { useSearchParams } from 'react-router';

/** What is looked at: all courses, or one course, lesson or exercise of a lesson. */
export interface InsightPlace {
  course?: string | undefined;
  lesson?: string | undefined;
  exercise?: string | undefined;
}

/** Returns the place that the address names, and the addresses of others. Those of other sections are left alone. */
export function useInsightAddress() {
  const [search] = useSearchParams();
  const place: InsightPlace = {
    course: search.get('course') ?? undefined,
    lesson: search.get('lesson') ?? undefined,
    exercise: search.get('exercise') ?? undefined,
  };
  function addressOf(to: InsightPlace): string {
    const next = new URLSearchParams({ section: 'insight' });
    const sidebar = search.get('sidebar');
    for (const [name, value] of Object.entries({ ...to, sidebar })) {
      if (value) next.set(name, value);
    }
    return `?${next}`;
  }
  /** Returns the address of a lesson in its editor. */
  const editorOf = (lesson: string) => `?${new URLSearchParams({ section: 'lessons', lesson })}`;
  return { place, addressOf, editorOf };
}
