import { test as base } from './fixtures.ts';
import { startClockServer } from './start-clock-server.ts';

type ClockServer = Awaited<ReturnType<typeof startClockServer>>;

/** A test on a server of its own, whose clock it can advance. */
export const test = base.extend<{ clockServer: ClockServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: fixtures name what they need, and this one needs nothing
  clockServer: async ({}, use) => {
    const server = await startClockServer();
    await use(server);
    await server.close();
  },
  baseURL: ({ clockServer }, use) => use(clockServer.url),
});
