import { expect, test } from '@playwright/test';
import { listenForDatagrams } from './datagrams.ts';
import { NESTED_REALMS, OTHER_PAGES } from './nested-realms.ts';
import { PreviewRoom, webFiles } from './preview-room.ts';

/** Long enough for a call to be made, in milliseconds; the control below needs some 100. */
const CALL_TIME = 1500;
/** A window from which no function has been removed: its data must be received, or the test sees nothing. */
const CONTROL = 'the page of the test';

const pieces = Object.entries(NESTED_REALMS);
const pages = Object.entries(OTHER_PAGES);

test('a preview sends nothing by way of another window', async ({ page }) => {
  const network = await listenForDatagrams([
    CONTROL,
    ...pieces.map(([name]) => name),
    ...pages.map(([name]) => name),
  ]);
  const room = new PreviewRoom(page, 'web');
  // From the end of the page: one of the pieces takes console.log apart for a moment, on a slow machine after this time.
  const done = script(
    `addEventListener('load', () => setTimeout(() => console.log('all tried'), ${CALL_TIME}))`,
  );
  // The piece that changes the rules for those after it comes last.
  const all = pieces.map(([name, make]) => make(network.codeToReach(name)));
  await room.open(webFiles({ html: `<p>${done}</p>\n${all.join('\n')}` }));
  await room.run();
  await expect(room.log).toContainText('all tried');
  await room.isAlive();

  for (const [name, make] of pages) {
    const html = make(network.codeToReach(name));
    await room.openAgain(webFiles({ html }));
    await room.run();
    await page.waitForTimeout(CALL_TIME);
  }

  // biome-ignore lint/security/noGlobalEval: the same code as above, where it may work.
  await page.evaluate((code) => globalThis.eval(code), network.codeToReach(CONTROL));
  await expect.poll(() => [...network.received]).toEqual([CONTROL]);
  network.close();
});

function script(text: string): string {
  return `<script>${text}</script>`;
}
