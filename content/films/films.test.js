import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@codivia/contract/api/language';
import { describe, expect, test } from 'vitest';
import { FILMS } from './films.js';
import { captionsOf, timeline } from './timeline.js';
import { webvtt } from './webvtt.js';

/** What a teenager reads at ease. */
const CHARACTERS_PER_SECOND = 18;

describe.each(Object.keys(FILMS))('the film %s', async (film) => {
  const { story } = await import(`./${film}/story.js`);

  test('lasts between one minute and 80 seconds', () => {
    for (const language of LANGUAGES) {
      const { duration } = timeline(story(language).beats);
      expect(duration).toBeGreaterThanOrEqual(60);
      expect(duration).toBeLessThanOrEqual(80);
    }
  });

  test('has captions that can be read in their time', () => {
    for (const language of LANGUAGES) {
      for (const { from, to, text } of captionsOf(story, language)) {
        expect(text.length / (to - from), text).toBeLessThanOrEqual(CHARACTERS_PER_SECOND);
      }
    }
  });

  test('is kept with the captions its story tells', () => {
    for (const language of LANGUAGES) {
      const kept = join(
        import.meta.dirname,
        '../courses',
        FILMS[film],
        `media/${film}.${language}.vtt`,
      );
      expect(readFileSync(kept, 'utf8')).toBe(webvtt(captionsOf(story, language)));
    }
  });
});
