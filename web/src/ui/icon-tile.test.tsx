import { COURSE_ICONS } from '@codivia/contract/api/courses';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CourseIcon } from './icon-tile.tsx';

const drawn = (icon: string) => {
  const { container } = render(<CourseIcon icon={icon} color="#00735c" />);
  return container.querySelector('svg')?.innerHTML ?? container.textContent;
};

it('draws each of the nine named icons', () => {
  expect(new Set(COURSE_ICONS.map(drawn)).size).toBe(9);
});

it.each(['📚', '🇫🇷'])('shows the emoji %s', (emoji) => {
  expect(drawn(emoji)).toBe(emoji);
});

it.each(['', 'Unknown', 'constructor', '7'])('shows the default for “%s”', (icon) => {
  expect(drawn(icon)).toBe(drawn('Code'));
});
