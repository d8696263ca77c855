import type { RoomFiles } from '@codivia/contract/rooms';
import type { ExampleName } from './examples.ts';

/** Cuts a standalone page into the three files of the web room. */
export function splitPage(page: string): RoomFiles {
  const parsed = new DOMParser().parseFromString(page, 'text/html');
  const style = parsed.querySelector('style')?.textContent ?? '';
  const script = parsed.querySelector('body script');
  script?.remove();
  return {
    'index.html': `${parsed.body.innerHTML.trim()}\n`,
    'style.css': `${style.trim()}\n`,
    'script.js': `${(script?.textContent ?? '').trim()}\n`,
  };
}

/** The code of an example. Throws when it cannot be fetched. */
export async function fetchExample(name: ExampleName): Promise<RoomFiles> {
  const answer = await fetch(`/examples/${name}.html`);
  if (!answer.ok) throw new Error(`the example ${name} answered ${answer.status}`);
  return splitPage(await answer.text());
}
