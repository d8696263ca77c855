import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import yazl from 'yazl';
import { readZip } from './course-zip.ts';

async function zipOf(files: Record<string, Buffer>): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(content, name);
  zip.end();
  return buffer(zip.outputStream);
}

test('texts of a course are read in the encodings in which texts come', async () => {
  const zip = await zipOf({
    'course.yaml': Buffer.from('\ufefftitle: Été'),
    'lesson.html': Buffer.from('<p>caf\xe9</p>', 'latin1'),
  });
  const { files } = await readZip(zip, () => true);
  expect(Object.fromEntries(files)).toEqual({
    'course.yaml': 'title: Été',
    'lesson.html': '<p>café</p>',
  });
});

test('what is no text is refused', async () => {
  const zip = await zipOf({ 'course.yaml': Buffer.from('\x7fELF\x02\x01\0\xe9', 'latin1') });
  await expect(readZip(zip, () => true)).rejects.toMatchObject({ code: 'unreadable_zip' });
});
