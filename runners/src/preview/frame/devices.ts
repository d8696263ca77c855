import type { SourcePosition } from '../messages.ts';
import type { Reporter } from './reporter.ts';

/**
 * Camera and microphone stay closed to programs: the author of the code is unknown. A request is rejected as if a
 * person had refused it, and the console gives the reason.
 */
export function keepDevicesClosed(
  reporter: Reporter,
  positionOf: (stack: string) => SourcePosition | null,
): void {
  const getUserMedia = (wanted?: { audio?: unknown; video?: unknown }) => {
    const position = positionOf(new Error().stack ?? '');
    const notice = wanted?.video ? 'camera' : 'microphone';
    reporter.add({ kind: 'notice', notice, text: '', position, count: 1 });
    return Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
  };
  const devices = navigator.mediaDevices ?? {};
  Object.defineProperty(devices, 'getUserMedia', { value: getUserMedia, configurable: true });
  // Browsers have none on pages that are not secure.
  if (!navigator.mediaDevices)
    Object.defineProperty(navigator, 'mediaDevices', { value: devices, configurable: true });
}
