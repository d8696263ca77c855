import {
  listInsightCourses,
  readCourseInsight,
  readExerciseInsight,
  readLessonInsight,
} from '@codivia/contract/api/admin-insight';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { memberKey } from '../../lib/query.ts';

/** The courses with their figures. They are counted once a night, so a visit asks for them once. */
export function useInsightCourses() {
  return useQuery({
    queryKey: memberKey('admin', 'insight'),
    queryFn: () => call(listInsightCourses),
  });
}

/** The lessons of a course with their figures. */
export function useCourseInsight(course_id: string) {
  return useQuery({
    queryKey: memberKey('admin', 'insight', 'course', course_id),
    queryFn: () => call(readCourseInsight, { params: { course_id } }),
  });
}

/** The steps and exercises of a lesson with their figures. */
export function useLessonInsight(lesson_id: string) {
  return useQuery({
    queryKey: memberKey('admin', 'insight', 'lesson', lesson_id),
    queryFn: () => call(readLessonInsight, { params: { lesson_id } }),
  });
}

/** The frequent wrong answers to an exercise. */
export function useExerciseInsight(lesson_id: string, exercise_id: string) {
  return useQuery({
    queryKey: memberKey('admin', 'insight', 'exercise', lesson_id, exercise_id),
    queryFn: () => call(readExerciseInsight, { params: { lesson_id, exercise_id } }),
  });
}
