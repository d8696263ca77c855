import { withAddresses } from '../files/references.ts';
import { connect } from '../preview/frame/connect.ts';
import { FileTable } from '../preview/frame/file-table.ts';
import type { FrameContext } from '../preview/frame/frame-context.ts';
import { offerFiles } from '../preview/frame/offer-files.ts';
import { scopeError } from '../preview/scope-errors.ts';
import { pageKit } from './page-kit.ts';
import type { PreparedPage } from './prepare-page.ts';

/** Where the probe is in what is written: on the second line. */
const PROBE = 'codivia-probe.js';
/** What the first page has in it already, whether it names it or not. */
const OWN = ['style.css', 'script.js'];

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

/** The page with addresses in place of the names of its files. */
function addressed({ page, files, name = '' }: PreparedPage, context: FrameContext): string {
  if (!files) return page;
  const table = new FileTable(files, context.reporter);
  table.page = name;
  offerFiles(table, context);
  return withAddresses(page, (reference) => {
    const meant = table.nameOf(reference, name);
    return name === '' && OWN.includes(meant ?? '') ? null : table.addressOf(reference, name);
  });
}

/** The scripts that are in the page. */
const scriptsOfPage = () => Array.from(document.scripts, ({ text }) => text).join('\n');

connect<PreparedPage>((prepared, context: FrameContext) => {
  context.countsFromPage = countsFromPage();
  context.page = prepared.name ?? '';
  const { reporter } = context;
  reporter.refined = (entry) =>
    entry.kind === 'error' ? { ...entry, ...scopeError(entry, scriptsOfPage()) } : entry;
  const page = addressed(prepared, context);
  document.open();
  context.listen();
  document.write(page);
  document.close();
  const { anchor } = prepared;
  // It is marked (`:target`) as well as shown.
  if (anchor) addEventListener('load', () => location.replace(`#${anchor}`));
}, pageKit);
