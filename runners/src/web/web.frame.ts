import { withAddresses } from '../files/references.ts';
import { connect } from '../preview/frame/connect.ts';
import { FileTable } from '../preview/frame/file-table.ts';
import type { FrameContext } from '../preview/frame/frame-context.ts';
import { offerFiles } from '../preview/frame/offer-files.ts';
import { ScriptTexts } from '../preview/frame/script-texts.ts';
import { scopeError } from '../preview/scope-errors.ts';
import { pageKit, watchPageLoad } from './page-kit.ts';
import type { PreparedPage } from './prepare-page.ts';

/** The source name of the probe, which is on the second line of the written page. */
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

/** The page with addresses in place of the names of its files. */
function addressed(
  { page, files, missing = {}, isAlone, name = '' }: PreparedPage,
  context: FrameContext,
) {
  if (!files) return page;
  const table = new FileTable(files, context.reporter);
  table.page = name;
  table.places = missing;
  if (!isAlone) offerFiles(table, context);
  return withAddresses(page, (reference) => table.addressOf(reference, name));
}

/** Runs a script before the page, which replaces the document and keeps the window. */
function addScript(code: string): void {
  const script = document.createElement('script');
  script.textContent = code;
  document.head.append(script);
}

/** The scripts that are in the page. */
const scriptsOfPage = (script = '') =>
  [...Array.from(document.scripts, ({ text }) => text), script].join('\n');

connect<PreparedPage>((prepared, context: FrameContext) => {
  context.countsFromPage = countsFromPage();
  context.page = prepared.name ?? '';
  const { reporter } = context;
  const scripts = new ScriptTexts(prepared.files ?? []);
  reporter.refined = (entry) =>
    entry.kind === 'error'
      ? { ...entry, ...scopeError(entry, `${scriptsOfPage(prepared.script)}\n${scripts.text}`) }
      : entry;
  const page = addressed(prepared, context);
  if (prepared.models !== undefined) addScript(prepared.models);
  document.open();
  context.listen();
  watchPageLoad();
  document.write(page);
  document.close();
  const { anchor } = prepared;
  // The element is marked (`:target`) as well as shown.
  if (anchor) addEventListener('load', () => location.replace(`#${anchor}`));
}, pageKit);
