/** A browser that a smoke test drives: one page at a time. */
export interface Browser {
  goTo(url: string): Promise<void>;
  /** Evaluates an expression in the page and returns its value, which has to be JSON. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** The ending of the names that this browser looks up on this machine. */
  ownNames: string;
  close(): Promise<void>;
}

/** Time between two questions to the page, in milliseconds. */
const POLL_MS = 200;

/** Waits until an expression is true in the page; fails with the description of the expectation. */
export async function until(
  browser: Browser,
  what: string,
  expression: string,
  limit = 60_000,
): Promise<void> {
  const end = Date.now() + limit;
  while (Date.now() < end) {
    if (await browser.evaluate<boolean>(`Boolean(${expression})`).catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  const seen = await browser.evaluate<string>('document.body.innerText').catch(String);
  throw new Error(`${what} did not come. The page says: ${seen.slice(0, 600)}`);
}
