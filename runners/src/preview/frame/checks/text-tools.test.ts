import { describe, expect, test } from 'vitest';
import { textTools } from './text-tools.ts';

const { sameText, mentions, numbersIn } = textTools;

describe('texts are read as a person would', () => {
  test.each([
    ['Élève : 3,5 points !', 'eleve: 3.5  points', true],
    ['It’s over', "it's over.", true],
    ['###', '##', false],
    ['over', 'oven', false],
    ['3.5', '35', false],
  ])('%j and %j are the same: %j', (one, other, same) => {
    expect(sameText(one, other)).toBe(same);
  });

  test('whole words are found in a text', () => {
    expect(mentions('Il reste 2 tâches.', '2', 'TACHES')).toBe(true);
    expect(mentions('12 left', '2')).toBe(false);
  });

  test.each([
    ['You have 2 tasks left.', [2]],
    ['3,5 € and -4', [3.5, -4]],
    ['[3, 9, 12]', [3, 9, 12]],
    ['3,9,12', [3, 9, 12]],
    ['-3.5,4.25', [-3.5, 4.25]],
    ['10-5, v2', [10, 5]],
  ])('the numbers of %j are %j', (text, numbers) => {
    expect(numbersIn(text)).toEqual(numbers);
  });
});
