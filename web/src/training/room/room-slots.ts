import type { RoomFiles } from '@codivia/contract/rooms';
import type { ReactNode } from 'react';
import type { DraftPlace } from './draft.ts';
import type { RoomAction } from './room-actions.tsx';

/** What a room is given by whoever opens it: whose work it shows, and what stands around it. */
export interface RoomSlots {
  place: DraftPlace;
  start: RoomFiles;
  /** Stands above the room; it is given the work as it is. */
  notice: (files: RoomFiles) => ReactNode;
  /** Stand among the room's own buttons. */
  actions: readonly RoomAction[];
}

/** Draws a room around a work. */
export type DrawRoom = (slots: RoomSlots) => ReactNode;
