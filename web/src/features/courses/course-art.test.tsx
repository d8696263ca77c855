import { COURSE_ICONS } from '@codivia/contract/api/courses';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { course } from '../../test/factories.ts';
import { CourseArt } from './course-art.tsx';

const DRAWINGS = Object.keys(import.meta.glob('../../../public/art/courses/*.svg'));

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

it.each([
  ['discovery', 'python-foundations', 'Code'],
  ['machines-learn', 'language-model', 'Brain'],
  ['machines-learn', 'chatbots', 'Brain'],
  ['language-model', 'chatbots', 'Brain'],
])('tells apart the shipped courses %s and %s, which share an icon', (one, other, icon) => {
  expect(artworkOf({ id: other, icon })).not.toBe(artworkOf({ id: one, icon }));
});

it('has a drawing for a course with an emoji', () => {
  expect(artworkOf({ icon: '🎻' })).toBe(artworkOf({ icon: 'Code' }));
});
