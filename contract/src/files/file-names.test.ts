import { describe, expect, test } from 'vitest';
import {
  cleanFileName,
  extensionOf,
  fileNameProblem,
  formatOfName,
  isCodeName,
  sameFileKey,
} from './file-names.ts';

describe('a name of a file', () => {
  test.each([
    'cat.png',
    'CAT.PNG',
    'été à la plage.jpg',
    'img/cats/cat-1.webp',
    'a/b/c/d/notes.txt',
    'scores',
    'helpers.py',
    'data (2).json',
    '猫.svg',
    `${'a'.repeat(56)}.png`,
  ])('%s is taken', (name) => {
    expect(fileNameProblem(name)).toBeUndefined();
  });

  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['img//cat.png', 'empty'],
    ['img/', 'empty'],
    ['/home/me/cat.png', 'absolute'],
    ['C:\\Users\\me\\cat.png', 'absolute'],
    ['c:cat.png', 'absolute'],
    ['\\\\server\\cat.png', 'absolute'],
    ['../cat.png', 'parent'],
    ['img/../../cat.png', 'parent'],
    ['img\\..\\cat.png', 'parent'],
    ['./cat.png', 'parent'],
    ['img\\cat.png', 'characters'],
    ['cat\u0000.png', 'characters'],
    ['cat\n.png', 'characters'],
    ['cat\u202egnp.exe.png', 'characters'],
    ['cat\ud83d.png', 'characters'],
    ['cat?.png', 'characters'],
    ['cat%20.png', 'characters'],
    ['cat#1.png', 'characters'],
    ['.env', 'reserved'],
    ['img/.hidden.png', 'reserved'],
    ['cat.png.', 'reserved'],
    ['cat.png ', 'reserved'],
    ['CON.txt', 'reserved'],
    ['nul', 'reserved'],
    ['a/b/c/d/e/cat.png', 'too_deep'],
    [`${'a'.repeat(57)}.png`, 'too_long'],
    [`${'abcdefghi/'.repeat(20)}cat.png`, 'too_long'],
    ['game.exe', 'extension'],
    ['all.zip', 'extension'],
    ['film.avi', 'extension'],
  ])('%j is refused: %s', (name, problem) => {
    expect(fileNameProblem(name)).toBe(problem);
  });

  test('has one form for each letter, and no way of saying "here"', () => {
    expect(cleanFileName('e\u0301te\u0301.png')).toBe('été.png');
    expect(cleanFileName('./cat.png')).toBe('cat.png');
  });

  test('promises a format', () => {
    expect(formatOfName('a/cat.JPG')).toBe('jpeg');
    expect(formatOfName('table.csv')).toBe('text');
    expect(formatOfName('scores')).toBe('text');
    expect(formatOfName('v1.2/scores')).toBe('text');
    expect(formatOfName('setup.exe')).toBeUndefined();
    expect(extensionOf('archive.tar.GZ')).toBe('gz');
  });

  test('is another one’s in spite of its case, and cannot be that of code', () => {
    expect(sameFileKey('E\u0301te.png')).toBe(sameFileKey('éTE.PNG'));
    expect(isCodeName('python', 'Main.py')).toBe(true);
    expect(isCodeName('game', 'index.html')).toBe(false);
    expect(isCodeName('python', 'other/main.py')).toBe(false);
  });
});
