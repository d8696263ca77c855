import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/** The text files of a course's folder, by their path in the zip. */
export type CourseFiles = Record<string, string>;

const lesson = (id: string, title: string) =>
  `id: ${id}\ntitle: { en: ${title}, fr: ${title} }\ntype: lecture\nduration_minutes: 5\nxp_reward: 5\nis_premium: false\n`;

/** An invented course of two lessons. */
export function courseFiles(id: string, title: string): CourseFiles {
  const about = `id: ${id}\ntitle: { en: ${title}, fr: ${title} }\n`;
  const facts = `icon: Code\ncolor: '#123456'\ndifficulty: beginner\nduration_hours: 1\n`;
  return {
    [`${id}/course.yaml`]: `${about}description: { en: All of it, fr: Tout }\n${facts}`,
    [`${id}/01-first/lesson.yaml`]: lesson(`${id}-first`, 'First'),
    [`${id}/01-first/lesson.en.md`]: 'The **first** text.\n',
    [`${id}/01-first/lesson.fr.md`]: 'Le **premier** texte.\n',
    [`${id}/02-second/lesson.yaml`]: lesson(`${id}-second`, 'Second'),
    [`${id}/02-second/lesson.en.md`]: 'The second text.\n',
    [`${id}/02-second/lesson.fr.md`]: 'Le second texte.\n',
  };
}

/** A file to be chosen in a form. */
export function upload(name: string, content: Uint8Array | string) {
  return { name, mimeType: 'application/zip', buffer: Buffer.from(content) };
}

export function zipOf(files: CourseFiles): Uint8Array {
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
  );
}

/** The files in a zip that was downloaded. */
export async function filesIn(download: Download): Promise<CourseFiles> {
  const bytes = unzipSync(await readFile(await download.path()));
  return Object.fromEntries(Object.entries(bytes).map(([name, text]) => [name, strFromU8(text)]));
}
