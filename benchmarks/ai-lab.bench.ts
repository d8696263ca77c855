/**
 * Measures the AI lab on the real server and build: training beside TensorFlow.js; the compressed bytes of its own
 * JavaScript, without what finds hands (budget: 150 kB); the bytes of its packages among all that are installed
 * (budget: 15 % more); and, without a budget, how many pictures a second hands are looked for in.
 */
import { withHandCamera } from '../e2e/fake-camera.ts';
import { launchChromium } from './harness/browser.ts';
import { startServer } from './harness/server-process.ts';
import { timeHands } from './harness/time-hands.ts';
import { compareTraining } from './harness/time-training.ts';
import { weighLab, weighPackages } from './harness/weigh-lab.ts';

const withinBudget = [weighLab(), weighPackages()];
const codivia = await startServer('codivia');
const browser = await launchChromium(undefined, ...withHandCamera({ args: [] }).args);
withinBudget.push(await compareTraining(browser, codivia));
await timeHands(browser, codivia);
await browser.close();
await codivia.stop();
process.exit(withinBudget.every(Boolean) ? 0 : 1);
