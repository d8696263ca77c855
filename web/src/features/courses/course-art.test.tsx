import { COURSE_ICONS } from '@codivia/contract/api/courses';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { course } from '../../test/factories.ts';
import { CourseArt } from './course-art.tsx';

const DRAWINGS = Object.keys(import.meta.glob('../../../public/art/courses/*.svg'));
const COURSES = import.meta.glob<string>('../../../../content/courses/*/course.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function artworkOf(fields: Parameters<typeof course>[0]): string {
  const { unmount } = render(<CourseArt course={course(fields)} />);
  const address = screen.getByRole('presentation').getAttribute('src') ?? '';
  unmount();
  expect(DRAWINGS).toContain(`../../../public${address}`);
  return address;
}

it('has a drawing for each icon', () => {
  expect(new Set(COURSE_ICONS.map((icon) => artworkOf({ icon }))).size).toBe(9);
});

it('tells the shipped courses apart', () => {
  const courses = Object.values(COURSES).map((text) => ({
    id: /^id: (.*)$/m.exec(text)?.[1] ?? '',
    icon: /^icon: (.*)$/m.exec(text)?.[1] ?? '',
  }));
  expect(courses.length).toBeGreaterThan(10);
  expect(new Set(courses.map(artworkOf)).size).toBe(courses.length);
});

it('has a drawing for a course with an emoji', () => {
  expect(artworkOf({ icon: '🎻' })).toBe(artworkOf({ icon: 'Code' }));
});
