import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { COURSES_FOLDER } from '@codivia/content/load-courses';
import { TARGETS_FOLDER } from '@codivia/content/targets';

/**
 * Returns the folders of media by their name in addresses: those of the courses, by course id
 * (`content/courses/01-discovery/media`), and the pictures of the results of exercises.
 */
export function mediaFolders(coursesFolder: string): { name: string; folder: string }[] {
  const ofCourses = readdirSync(coursesFolder).map((name) => ({
    name: name.replace(/^\d+-/, ''),
    folder: join(coursesFolder, name, 'media'),
  }));
  const targets = { name: 'targets', folder: TARGETS_FOLDER };
  return [...ofCourses, targets].filter(({ folder }) => existsSync(folder));
}

/**
 * Returns a function that tells whether a file is served at an address such as `/media/discovery/robot.svg`. It reads the
 * folders once, however many addresses it is asked for.
 */
export function mediaReader(coursesFolder = COURSES_FOLDER): (address: string) => boolean {
  const folders = mediaFolders(coursesFolder);
  const files = new Map(folders.map(({ name, folder }) => [name, new Set(readdirSync(folder))]));
  return (address) => {
    const [, name = '', file = ''] = /^\/media\/([\w-]+)\/([\w-][\w.-]*)$/.exec(address) ?? [];
    return files.get(name)?.has(file) ?? false;
  };
}
