/**
 * `npm run conformance`: compares sets of programs with the same programs where they come from
 * (runners/conformance/README.md), in an installed Chromium where they need one. `npm run conformance -- NAME…` runs
 * only the named sets.
 */
import { ensureChromium, installedChromium } from './chromium.mjs';
import { giveUp, install, pinnedNode, run } from './set-up.mjs';

await install();
await ensureChromium();
const path = installedChromium();
const options = path ? { env: { ...process.env, CHROMIUM_PATH: path } } : {};
await run(pinnedNode(), ['runners/conformance/run.ts', ...process.argv.slice(2)], options).catch(
  () => giveUp('Not everything is alike.'),
);
