import { connect } from '../preview/frame/connect.ts';
import type { FrameContext } from '../preview/frame/frame-context.ts';
import { pageKit } from './page-kit.ts';
import type { PreparedPage } from './prepare-page.ts';

/** Where the probe is in what is written: on the second line. */
const PROBE = 'codivia-probe.js';

declare global {
  /** The line on which the probe found itself. */
  var codiviaProbe: number | undefined;
}

/** Finds out from where this browser counts the lines of scripts in a written page. */
function countsFromPage(): boolean {
  document.open();
  document.write(`<!doctype html>\n<script>globalThis.codiviaProbe =
    Number(/${PROBE}:(\\d+)/.exec(new Error().stack)?.[1] ?? 1)\n//# sourceURL=${PROBE}\n</script>`);
  const line = globalThis.codiviaProbe ?? 1;
  Reflect.deleteProperty(globalThis, 'codiviaProbe');
  return line > 2;
}

connect<PreparedPage>(({ page }, context: FrameContext) => {
  context.countsFromPage = countsFromPage();
  document.open();
  context.listen();
  document.write(page);
  document.close();
}, pageKit);
