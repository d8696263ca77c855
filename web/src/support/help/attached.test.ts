import { HELP_CODE_MAX_LENGTH, HELP_FILES_MAX } from '@codivia/contract/api/help';
import { expect, test } from 'vitest';
import { attachedIn, codeLength, withFilesBeside } from './attached.ts';

const CODE = { path: '/lesson/a', title: 'A', files: [{ name: 'main.py', code: 'print(1)' }] };
const text = (name: string, length = 1) => ({ name, content: 'x'.repeat(length) });

test('texts of the exercise are attached, of other files the names', () => {
  const given = [text('bikes.csv'), { name: 'frog.svg', library: 'frog.svg' }];
  const attached = withFilesBeside(CODE, { given, own: ['mine.png'] });
  expect(attached.files.map(({ name }) => name)).toEqual(['main.py', 'bikes.csv']);
  expect(attached.beside).toEqual(['frog.svg', 'mine.png']);
  expect(withFilesBeside(CODE, { given: [], own: [] })).toEqual(CODE);
  expect(attachedIn({ attachment: CODE, beside: { given, own: ['mine.png'] } })).toEqual(attached);
  expect(attachedIn({ attachment: CODE })).toEqual(CODE);
  expect(attachedIn(null)).toBeNull();
});

test('what does not fit is named: the code itself is always attached', () => {
  const long = [text('long.csv', HELP_CODE_MAX_LENGTH), text('short.csv')];
  const attached = withFilesBeside(CODE, { given: long, own: [] });
  expect(attached.files.map(({ name }) => name)).toEqual(['main.py', 'short.csv']);
  expect(attached.beside).toEqual(['long.csv']);
  const many = Array.from({ length: HELP_FILES_MAX }, (_, i) => text(`${i}.csv`));
  const full = withFilesBeside(CODE, { given: many, own: [] });
  expect(full.files).toHaveLength(HELP_FILES_MAX);
  expect(full.beside).toEqual([`${HELP_FILES_MAX - 1}.csv`]);
  expect(codeLength(full)).toBeLessThanOrEqual(HELP_CODE_MAX_LENGTH);
});
