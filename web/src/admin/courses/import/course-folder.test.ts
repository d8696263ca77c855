import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { chosenFiles, courseZip, droppedFiles } from './course-folder.ts';

/** An entry as browsers give it for a folder: its content comes in parts, the last one empty. */
function folderEntry(fullPath: string, parts: readonly object[][]) {
  const left = [...parts, []];
  const readEntries = (take: (part: object[]) => void) => take(left.shift() ?? []);
  return { isDirectory: true, fullPath, createReader: () => ({ readEntries }) };
}

function fileEntry(fullPath: string, text: string) {
  const file = new File([text], fullPath.split('/').at(-1) ?? '');
  return { isDirectory: false, fullPath, file: (take: (read: File) => void) => take(file) };
}

const dropped = (...entries: object[]) =>
  ({
    files: [],
    items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })),
  }) as unknown as DataTransfer;

test('a folder becomes a zip of its course files, those in its folders included', async () => {
  const lesson = folderEntry('/03-robots/01-start', [
    [fileEntry('/03-robots/01-start/lesson.yaml', 'id: start')],
    [fileEntry('/03-robots/01-start/notes.docx', ''), fileEntry('/03-robots/01-start/.a.md', '')],
  ]);
  const course = fileEntry('/03-robots/course.yaml', 'id: robots');
  const zip = await courseZip(
    await droppedFiles(dropped(folderEntry('/03-robots', [[course], [lesson]]))),
  );
  if (typeof zip === 'string') throw new Error(zip);
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  expect(zip.name).toBe('03-robots.zip');
  expect(Object.keys(files).toSorted()).toEqual([
    '03-robots/01-start/lesson.yaml',
    '03-robots/course.yaml',
  ]);
  expect(strFromU8(files['03-robots/course.yaml'] as Uint8Array)).toBe('id: robots');
});

test('a zip is taken as it is', async () => {
  const zip = new File(['PK'], 'robots.zip');
  expect(await courseZip(chosenFiles([zip]))).toBe(zip);
});

test('a folder without a course, and one that is too large, are refused', async () => {
  expect(await courseZip(chosenFiles([new File(['x'], 'cat.md')]))).toBe('no_course');
  const many = Array.from({ length: 2001 }, () => new File(['x'], 'course.yaml'));
  expect(await courseZip(chosenFiles(many))).toBe('file_too_large');
});
