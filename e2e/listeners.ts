import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

/** Names that browsers look up on this machine. */
export const SUFFIX = 'evil.test';

/**
 * Listens for connections of any kind, and reads from their first bytes (of TLS the name of the server) the name that
 * they were for.
 */
export async function listenForConnections(suffix = SUFFIX) {
  const named = new RegExp(`\\bw(\\d+)\\.${suffix}`, 'g');
  const receivedNames = new Set<string>();
  const names: string[] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => open.delete(socket));
    socket.once('data', (bytes) => {
      for (const [, at] of bytes.toString('latin1').matchAll(named)) {
        const name = names[Number(at)];
        if (name) receivedNames.add(name);
      }
      socket.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    receivedNames,
    port,
    /** A host whose connections are noted under this name. */
    hostOf(name: string): string {
      return `w${names.push(name) - 1}.${suffix}:${port}`;
    },
    close() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
