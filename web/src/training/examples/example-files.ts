import type { ExampleName } from '@codivia/contract/programs/examples';
import type { ProgramFiles } from '@codivia/contract/programs/program';
import { fetchAlive } from '@codivia/runners/fetch-alive';
import { apiErrorOf, unreachable } from '../../lib/api-error.ts';

/** Cuts a standalone page into the three files of the web room. */
export function splitPage(page: string): ProgramFiles {
  const parsed = new DOMParser().parseFromString(page, 'text/html');
  const style = parsed.querySelector('style')?.textContent ?? '';
  // The link back to the gallery belongs to the page, not to the example.
  parsed.querySelector('[data-back]')?.remove();
  const script = parsed.querySelector('body script');
  script?.remove();
  return {
    'index.html': `${parsed.body.innerHTML.trim()}\n`,
    'style.css': `${style.trim()}\n`,
    'script.js': `${(script?.textContent ?? '').trim()}\n`,
  };
}

/** The code of an example. @throws ApiError when it cannot be fetched */
export async function fetchExample(name: ExampleName): Promise<ProgramFiles> {
  const answer = await fetchAlive(`/examples/${name}.html`).catch((cause) => {
    throw unreachable(cause);
  });
  if (!answer.ok) throw apiErrorOf(answer.status, null);
  return splitPage(await answer.text());
}
