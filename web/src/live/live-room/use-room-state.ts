import { useEffect, useSyncExternalStore } from 'react';
import type { RoomConnection, RoomState } from './room-connection.ts';

/** Follows a room while it is shown; `onEnd` receives the reason why it has to be left. */
export function useRoomState(connection: RoomConnection, onEnd: (code: string) => void): RoomState {
  useEffect(() => connection.open(), [connection]);
  const state = useSyncExternalStore(connection.subscribe, connection.read);
  const { end } = state;
  useEffect(() => {
    if (end !== null) onEnd(end);
  }, [end, onEnd]);
  return state;
}
