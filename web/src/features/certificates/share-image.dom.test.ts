import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubCanvas } from '../../test/canvas.ts';
import { type ShareImage, save, share } from './share-image.ts';

const PICTURE: ShareImage = {
  file: new File(['picture'], 'codivia-discovery-lea-martin.png', { type: 'image/png' }),
  title: 'Certificate: Discovery',
  text: 'Léa Martin has completed the course “Discovery” on Codivia.',
  url: 'https://codivia.example/certificate/CV-1',
};

let saved: string[] = [];

beforeEach(() => {
  saved = [];
  stubCanvas();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(`${this.href} as ${this.download}`);
  });
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

/** Makes the device share; `refusal` is how it fails. */
function device(takesFiles: boolean, refusal?: Error): ShareData[] {
  const shared: ShareData[] = [];
  Object.assign(navigator, {
    canShare: ({ files }: ShareData) => takesFiles || !files,
    share: async (data: ShareData) => {
      if (refusal) throw refusal;
      shared.push(data);
    },
  });
  return shared;
}

const SAVED = ['blob:picture as codivia-discovery-lea-martin.png'];

it('saves the picture under its name', () => {
  save(PICTURE);
  expect(saved).toEqual(SAVED);
});

it('shares the picture where pictures can be shared, with the way to its page', async () => {
  const shared = device(true);
  expect(await share(PICTURE)).toBe('shared');
  expect(shared[0]?.files).toEqual([PICTURE.file]);
  expect(shared[0]?.text).toContain(PICTURE.url);
  expect(saved).toEqual([]);
});

it('shares the address where pictures cannot be', async () => {
  const shared = device(false);
  expect(await share(PICTURE)).toBe('shared');
  const { title, text, url } = PICTURE;
  expect(shared).toEqual([{ title, text, url }]);
});

it('saves the picture on a device that does not share', async () => {
  expect(await share(PICTURE)).toBe('saved');
  expect(saved).toEqual(SAVED);
});

it('saves the picture when the device refuses', async () => {
  device(true, new DOMException('no', 'NotAllowedError'));
  expect(await share(PICTURE)).toBe('saved');
  expect(saved).toEqual(SAVED);
});

it('does nothing when the reader thinks better of it', async () => {
  device(true, new DOMException('no', 'AbortError'));
  expect(await share(PICTURE)).toBe('given-up');
  expect(saved).toEqual([]);
});
