import { waitUntilCached } from './cached-files.ts';
import { withHandCamera } from './fake-camera.ts';
import { expect, expectAccessible, expectToFit, NARROWEST } from './fixtures.ts';
import { test as base } from './python-room.ts';
import { filled } from './shown-texts.ts';

const test = base.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use(withHandCamera(launchOptions));
    },
    { scope: 'worker' },
  ],
});

test('the camera finds a hand, its points become an example, and nothing leaves the site', async ({
  room,
  page,
}) => {
  const { aiLab } = room.words;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.addInitScript((language) => {
    // Frames without an origin have no storage.
    if (self === top) localStorage.setItem('language', language);
  }, room.language);
  // The document of another page may not ask for the camera: the lab loads its own, and opens the project again.
  await page.goto('/privacy');
  expect(await page.evaluate(cameraPolicy)).toBe(false);
  await page.locator('footer').getByRole('link', { name: aiLab.title }).click();
  await room.button(aiLab.kinds.hand.begin).click();
  await room.button(aiLab.camera.on).click();
  await expect(page.getByText(aiLab.camera.is_on)).toBeVisible();
  expect(await page.evaluate(cameraPolicy)).toBe(true);
  expect(await page.evaluate(frameWithCamera)).toBe(false);

  await expect(page.getByText(aiLab.hand.found)).toBeVisible({ timeout: 240_000 });
  await room.button(aiLab.kinds.hand.second).click();
  const label = filled(aiLab.collect.example, { name: aiLab.kinds.hand.second, number: 1 });
  await expect(page.getByRole('img', { name: label })).toBeVisible();
  await room.button(aiLab.camera.off).click();
  await expect(room.button(aiLab.camera.on)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(NARROWEST);
  await expectToFit(page);
  // That none of them leaves the site is looked at by every test (fixtures.ts).
  expect(asked.some((url) => url.endsWith('.tflite'))).toBe(true);
});

test('hands that were found once are found without network', async ({ browser, room, baseURL }) => {
  const { aiLab } = room.words;
  // Not the page of the other tests: without a network, browsers report pictures that they cannot fetch.
  const context = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'allow' });
  const page = await context.newPage();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const find = async () => {
    await button(aiLab.camera.on).click();
    await expect(page.getByText(aiLab.hand.found)).toBeVisible({ timeout: 240_000 });
  };
  await context.addInitScript((language) => {
    localStorage.setItem('language', language);
  }, room.language);
  await page.goto('/ailab');
  await button(aiLab.kinds.hand.begin).click();
  await find();
  await waitUntilCached(page, 'ai-lab');
  await waitUntilCached(page, 'hands');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await context.setOffline(true);
  // The project opens again.
  await page.reload();
  await find();
  await context.close();
});

interface WithPolicy {
  featurePolicy: { allowsFeature(feature: string): boolean };
}

/** Tells whether the document may ask for the camera. */
const cameraPolicy = () =>
  (document as unknown as WithPolicy).featurePolicy.allowsFeature('camera');

/** Tells whether a sandboxed frame, as those of previews are, may ask for it. */
function frameWithCamera(): boolean {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  document.body.append(frame);
  const policy = (frame as unknown as WithPolicy).featurePolicy;
  const isAllowed = policy.allowsFeature('camera');
  frame.remove();
  return isAllowed;
}
