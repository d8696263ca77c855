import type { OfflineRoom, ToServiceWorker } from '../../service-worker/messages.ts';

/** Keeps this room for times without network, from the first visit on. Rejects where a browser refuses it. */
export async function requestRoomCache(room: OfflineRoom): Promise<void> {
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  const message: ToServiceWorker = { type: 'keep', room };
  active?.postMessage(message);
}
