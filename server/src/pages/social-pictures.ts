import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@codivia/contract/api/language';

/** Returns the address of the picture that represents a page on other sites. */
export type SocialPictures = (page: { pathname: string; language: Language }) => string;

/** The picture of the home page represents every page that has none of its own. */
const HOME = 'home';

/** Reads the list of pictures that were drawn when the web app was built (web/build/social-pictures.ts). */
export function socialPictures(webFolder: string, publicUrl: string): SocialPictures {
  const folder = join(webFolder, 'social');
  const drawn = new Set(
    existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String) : [],
  );
  return ({ pathname, language }) => {
    const own = pathname.split('/').filter(Boolean).join('-');
    const name = drawn.has(join(language, `${own}.png`)) ? own : HOME;
    return `${publicUrl}/social/${language}/${name}.png`;
  };
}
