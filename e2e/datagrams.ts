import { createSocket, type Socket } from 'node:dgram';
import { networkInterfaces } from 'node:os';

/** Addresses of this machine; browsers do not use loopback for some connections. */
function ownAddresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
  return all.filter(({ family }) => family === 'IPv4').map(({ address }) => address);
}

/** Listens for datagrams (WebRTC sends such) on a port of its own for each name. */
export async function listenForDatagrams(names: readonly string[]) {
  const received = new Set<string>();
  const sockets = new Map<string, Socket>();
  for (const name of names) {
    const socket = createSocket('udp4');
    socket.on('message', () => received.add(name));
    await new Promise<void>((resolve) => socket.bind(0, '0.0.0.0', resolve));
    sockets.set(name, socket);
  }
  return {
    received,
    /** Code of JavaScript that tries to reach the port of a name; it throws nothing. */
    codeToReach(name: string): string {
      const { port } = sockets.get(name)?.address() ?? { port: 0 };
      const urls = ownAddresses().map((address) => `stun:${address}:${port}`);
      return `try { const call = new RTCPeerConnection({ iceServers: [{ urls: ${JSON.stringify(urls).replaceAll('"', "'")} }] }); call.createDataChannel('x'); call.createOffer().then((offer) => call.setLocalDescription(offer)).catch(() => {}); } catch {}`;
    },
    close: () => sockets.forEach((socket) => void socket.close()),
  };
}
