import type { Page } from '@playwright/test';

/** Names of a worker by which code would reach the page, its storage or the network. */
export const WAYS_OUT =
  `fetch XMLHttpRequest WebSocket EventSource WebTransport importScripts indexedDB caches
  Worker SharedWorker BroadcastChannel navigator postMessage close eval Request Response FontFace
  Notification RTCPeerConnection FileSystemHandle CookieStore`.split(/\s+/);

/**
 * Finds those of these names that the worker of a script still knows, through the debugger: the workers themselves can
 * run no text as code. Call it before the workers start; the answer is requested later.
 */
export async function watchWorkers(
  page: Page,
  script: RegExp,
): Promise<(names: string[]) => Promise<string[]>> {
  const debug = await page.context().newCDPSession(page);
  const sessions: string[] = [];
  debug.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type === 'worker' && script.test(targetInfo.url)) sessions.push(sessionId);
  });
  await debug.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  return async (names) => {
    const sessionId = sessions[0];
    if (!sessionId) throw new Error('No worker has started');
    const expression = `${JSON.stringify(names)}.filter((name) => name in globalThis)`;
    const answered = new Promise<string[]>((resolve) => {
      debug.on('Target.receivedMessageFromTarget', ({ message }) => {
        const { id, result } = JSON.parse(message);
        if (id === 1) resolve(result.result.value);
      });
    });
    const call = { id: 1, method: 'Runtime.evaluate', params: { expression, returnByValue: true } };
    await debug.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify(call) });
    return answered;
  };
}
