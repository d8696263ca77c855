import { CourseInsight } from './course-insight.tsx';
import { CourseList } from './course-list.tsx';
import { ExerciseInsight } from './exercise-insight.tsx';
import { useInsightAddress } from './insight-address.ts';
import { LessonInsight } from './lesson-insight.tsx';

/** Where learners fail: all courses, or the course, lesson or exercise that the address names. */
export function InsightSection() {
  const { place } = useInsightAddress();
  const { course, lesson, exercise } = place;
  if (lesson && exercise) {
    return <ExerciseInsight key={`${lesson}/${exercise}`} lesson={lesson} exercise={exercise} />;
  }
  if (lesson) return <LessonInsight key={lesson} id={lesson} />;
  if (course) return <CourseInsight key={course} id={course} />;
  return <CourseList />;
}
