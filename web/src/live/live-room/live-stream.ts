import type { LiveEvent } from '@codivia/contract/api/live-events';
import { type LiveStatus, streamLiveRoom } from '@codivia/contract/api/live-room';
import { openEventStream } from '../../lib/event-stream.ts';
import { addressOf } from '../../lib/http.ts';

/**
 * The age, in milliseconds, at which hosts replace their stream: the server assumes that an older one is lost, and until
 * the next one is open the host must not seem to be away (docs/decisions/0271).
 */
const HOST_STREAM_MS = 20_000;

interface StreamOptions {
  sessionId: string;
  /** True if it is the stream of a host. */
  host?: boolean;
  /** The seq of the last event that is known: the stream continues after it. */
  after: () => number;
  onEvents: (events: readonly LiveEvent[]) => void;
  onStatus: (status: LiveStatus) => void;
  onConnected: (connected: boolean) => void;
  /** Called when the room has to be left, for the reason that `code` names; no event follows. */
  onEnd: (code: string) => void;
}

/**
 * Follows a room until it is closed, across broken connections and restarts of the server (docs/product.md#live-room).
 * Events may come again after an interruption: `after` says which are known. Returns a function that stops it.
 */
export function openLiveStream(options: StreamOptions): () => void {
  const { sessionId, after, onEvents, onStatus, onConnected, onEnd } = options;
  const params = { id: sessionId };
  return openEventStream({
    endpoint: streamLiveRoom,
    address: () => addressOf(streamLiveRoom, { params, query: { after: String(after()) } }),
    replacedAfter: options.host ? HOST_STREAM_MS : undefined,
    restart: 'live_restart',
    onEvent: (event, payload) => {
      if (event === 'log') onEvents(payload as LiveEvent[]);
      else if (event === 'status') onStatus(payload as LiveStatus);
    },
    onConnected,
    onEnd,
  });
}
