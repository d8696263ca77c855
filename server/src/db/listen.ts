import pg from 'pg';

export type StopListening = () => Promise<void>;

/** Pause before a lost listening connection is opened again, in milliseconds. */
const RECONNECT_DELAY = 500;

/** Receives the text of a notice; undefined when notices may have been missed. */
export type OnNotice = (payload: string | undefined) => void;

/**
 * Listens to a channel on a connection of its own. A lost connection is opened again, and the listener is called once
 * without a payload, since notices may have been missed meanwhile.
 */
export async function listenOnServer(
  url: string,
  channel: string,
  onNotice: OnNotice,
  log: (problem: Error) => void,
): Promise<StopListening> {
  let stopped = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  /** At most one attempt is planned: a connection that fails to open also ends. */
  function reopenSoon(): void {
    if (stopped || retry) return;
    retry = setTimeout(reopen, RECONNECT_DELAY);
  }

  async function open(): Promise<void> {
    const opened = new pg.Client({ connectionString: url, keepAlive: true });
    client = opened;
    opened.on('notification', ({ payload = '' }) => onNotice(payload));
    opened.on('error', log);
    opened.on('end', () => {
      if (client === opened) reopenSoon();
    });
    await opened.connect();
    await opened.query(`listen ${pg.escapeIdentifier(channel)}`);
  }

  async function reopen(): Promise<void> {
    retry = undefined;
    try {
      await open();
      onNotice(undefined);
    } catch (error) {
      log(error as Error);
      reopenSoon();
    }
  }

  try {
    await open();
  } catch (error) {
    // The caller gets the error; no further attempt is made.
    stopped = true;
    clearTimeout(retry);
    throw error;
  }
  return async () => {
    stopped = true;
    clearTimeout(retry);
    await client?.end();
  };
}
