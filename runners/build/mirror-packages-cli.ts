/** `npm run python-packages -- DIR [SOURCE]` copies the files of numpy, matplotlib and scikit-learn into DIR. */
import { resolve } from 'node:path';
import { PYTHON_PACKAGES_URL } from '@codivia/contract/api/site';
import { mirrorPackages, packageFiles } from './mirror-packages.ts';

const [dir, source = PYTHON_PACKAGES_URL] = process.argv.slice(2);
if (!dir || !/^https?:\/\//.test(source)) {
  console.error('npm run python-packages -- DIR [SOURCE]\n  SOURCE is an address (https://…).');
  process.exit(1);
}
const folder = resolve(dir);
console.log(`${packageFiles().length} files from ${source} to ${folder}`);
try {
  await mirrorPackages({ folder, source: source.replace(/\/*$/, '/'), log: console.log });
} catch (error) {
  const { message, cause } = error as Error & { cause?: Error };
  console.error(`${message}${cause ? `: ${cause.message || cause.name}` : ''}.`);
  console.error('Run the same command again to go on from here.');
  process.exit(1);
}
console.log(`All are there and whole. Start the server with PYTHON_PACKAGES_URL=${folder}`);
console.log('to serve them from there, or put the folder online and give its address.');
