import pg from 'pg';

export type StopListening = () => Promise<void>;

/** Pause before a lost listening connection is opened again, in milliseconds. */
const RECONNECT_DELAY = 500;

/**
 * Listens to a channel on a connection of its own. When that is lost it is opened again, and the
 * listener is called once, since notices may have been missed meanwhile.
 */
export async function listenOnServer(
  url: string,
  channel: string,
  onNotice: () => void,
  log: (problem: Error) => void,
): Promise<StopListening> {
  let stopped = false;
  let client: pg.Client;
  let retry: NodeJS.Timeout | undefined;

  async function open(): Promise<void> {
    client = new pg.Client({ connectionString: url, keepAlive: true });
    client.on('notification', onNotice);
    client.on('error', log);
    client.on('end', () => {
      if (!stopped) retry = setTimeout(reopen, RECONNECT_DELAY);
    });
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
  }

  async function reopen(): Promise<void> {
    try {
      await open();
      onNotice();
    } catch (error) {
      log(error as Error);
      if (!stopped) retry = setTimeout(reopen, RECONNECT_DELAY);
    }
  }

  await open();
  return async () => {
    stopped = true;
    clearTimeout(retry);
    await client.end();
  };
}
