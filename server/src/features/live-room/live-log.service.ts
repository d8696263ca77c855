import {
  LIVE_CODE_MAX_CHARACTERS,
  LIVE_EVENTS_MAX,
  type LiveEdit,
  type LiveEvent,
  type LiveEventBody,
  type LivePublication,
} from '@codivia/contract/api/live-events';
import { applyChanges, type LiveStage } from '@codivia/contract/api/live-stage';
import { findInLines } from '@codivia/contract/text/contacts/find-in-lines';
import type { Db } from '../../db/connect.ts';
import { notifyEvents } from '../../db/live-notices.ts';
import type { Deps } from '../../deps.ts';
import type { SessionUser } from '../../plugins/session.ts';
import type { LiveSessionRow } from '../live-sessions/live-sessions.queries.ts';
import { lockForHost } from '../live-sessions/live-sessions.service.ts';
import { firstNameOf } from '../mentoring/mentors.service.ts';
import { encodeEvents, insertEvents, keepFiles } from './live-events.queries.ts';
import {
  LiveBadChanges,
  LiveCodeTooLarge,
  LiveLineRefused,
  LiveLogFull,
  LiveVersion,
} from './live-room.errors.ts';
import { expectLive } from './room-access.ts';
import { refuseContacts } from './room-contacts.ts';
import { hostKeyOf } from './room-people.ts';
import { charactersOf, nextState, type RoomStages, type RoomState } from './room-stages.ts';

type LiveText = LiveStage['files'][string]['text'];
type LiveSelection = Extract<LivePublication, { type: 'select' }>;

/** The dependencies of the rules of a room. */
export interface LiveRoomDeps extends Deps {
  stages: RoomStages;
  /** The host of the platform, to which links are allowed. */
  host: string;
}

/**
 * Number of events after which the files are stored: at most that many are applied when a process first reads a room.
 */
const SNAPSHOT_INTERVAL = 200;

/**
 * Checks that the edits are based on the present versions of their files, each on the version that the edit before
 * made.
 */
function expectVersions({ stage }: RoomState, edits: LiveEdit[]): void {
  const versions = new Map(Object.entries(stage.files).map(([name, file]) => [name, file.version]));
  for (const { file, version } of edits) {
    const present = versions.get(file);
    if (present === undefined) throw LiveBadChanges();
    if (present !== version) throw LiveVersion();
    versions.set(file, version + 1);
  }
}

/**
 * Checks that a text of several lines is sent as several texts: a line break in one would make two versions of the
 * document.
 */
function expectLines(edits: LiveEdit[]): void {
  const inserted = edits.flatMap(({ changes }) => changes.flat());
  if (inserted.some((one) => typeof one === 'string' && /[\r\n]/.test(one))) throw LiveBadChanges();
}

/**
 * Checks that every line that these edits write may be shown, also when a later edit deletes it again. Throws
 * LiveLineRefused.
 */
function expectShowable({ stage }: RoomState, edits: LiveEdit[], host: string): void {
  const texts = new Map(Object.entries(stage.files).map(([name, { text }]) => [name, text]));
  for (const { file, changes } of edits) {
    const before = texts.get(file);
    if (!before) throw LiveBadChanges();
    const after = changed(before, changes);
    const found = findInLines(before.toString(), after.toString(), host);
    if (found) throw LiveLineRefused(file, found);
    texts.set(file, after);
  }
}

/** Throws LiveBadChanges. */
function changed(text: LiveText, changes: LiveEdit['changes']): LiveText {
  try {
    return applyChanges(text, changes);
  } catch (error) {
    if (error instanceof RangeError) throw LiveBadChanges();
    throw error;
  }
}

/** Returns a selection limited to its text. */
function clamp(state: RoomState, body: LiveEventBody): LiveEventBody {
  if (body.type !== 'select') return body;
  const { files } = state.stage;
  const file = Object.hasOwn(files, body.file) && files[body.file];
  if (!file) throw LiveBadChanges();
  const within = (place: number) => Math.min(place, file.text.length);
  return { ...body, anchor: within(body.anchor), head: within(body.head) };
}

/** Returns the room after these events, which happen now. Throws LiveBadChanges, LiveCodeTooLarge or LiveLogFull. */
function apply(before: RoomState, bodies: LiveEventBody[], at: number) {
  let state = before;
  const events: LiveEvent[] = [];
  if (before.stage.seq + bodies.length > LIVE_EVENTS_MAX) throw LiveLogFull();
  for (const body of bodies) {
    const event = { seq: state.stage.seq + 1, at, body: clamp(state, body) };
    try {
      state = nextState(state, event);
    } catch (error) {
      if (error instanceof RangeError) throw LiveBadChanges();
      throw error;
    }
    if (body.type === 'edit' && charactersOf(state) > LIVE_CODE_MAX_CHARACTERS) {
      throw LiveCodeTooLarge();
    }
    events.push(event);
  }
  return { state, events };
}

async function storeFiles(tx: Db, sessionId: string, { stage }: RoomState): Promise<void> {
  const files = Object.entries(stage.files).map(([name, { text, version }]) => ({
    session_id: sessionId,
    name,
    text: text.toString(),
    version,
    seq: stage.seq,
  }));
  await keepFiles(tx, files);
}

/**
 * Adds events to the session, whose row the transaction has locked: everybody gets them in the same order, and nobody
 * before they are committed. Returns the room, which the caller keeps once it has committed.
 */
export async function append(
  tx: Db,
  { stages, clock }: LiveRoomDeps,
  session: LiveSessionRow,
  bodiesOf: (state: RoomState) => LiveEventBody[],
): Promise<RoomState> {
  const started = expectLive(session);
  const before = await stages.read(tx, session.id, session.kind);
  const at = Math.max(before.at, clock().getTime() - started.getTime());
  const { state, events } = apply(before, bodiesOf(before), at);
  await insertEvents(tx, session.id, events);
  const kept = Math.floor(before.stage.seq / SNAPSHOT_INTERVAL);
  if (Math.floor(state.stage.seq / SNAPSHOT_INTERVAL) > kept)
    await storeFiles(tx, session.id, state);
  await notifyEvents(tx, session.id, encodeEvents(events));
  return state;
}

/**
 * Runs an action of a host while the session is locked, and adds its events. Throws the errors of lockForHost and append.
 */
export async function asHost(
  deps: LiveRoomDeps,
  user: SessionUser,
  sessionId: string,
  bodiesOf: (state: RoomState, session: LiveSessionRow) => LiveEventBody[],
): Promise<number> {
  const { db, stages } = deps;
  const state = await db.transaction(async (tx) => {
    const session = await lockForHost(tx, sessionId, user.id, deps.clock());
    return append(tx, deps, session, (before) => bodiesOf(before, session));
  });
  stages.keep(sessionId, state);
  return state.stage.seq;
}

/** Applies all of the edits, or none. Throws LiveVersion, LiveLineRefused, and the errors of asHost. */
export function pushLiveEdits(
  deps: LiveRoomDeps,
  user: SessionUser,
  sessionId: string,
  edits: LiveEdit[],
): Promise<number> {
  expectLines(edits);
  return asHost(deps, user, sessionId, (state) => {
    expectVersions(state, edits);
    expectShowable(state, edits, deps.host);
    return edits;
  });
}

/** Returns a selection with its author: the host, or one of the administrators. */
function selectedBy(
  { id, name }: SessionUser,
  hostId: string | null,
  { type, file, client, anchor, head }: LiveSelection,
): LiveEventBody {
  const place = { type, file, client, anchor, head };
  if (hostId === id) return { ...place, by: 'host' };
  const first = firstNameOf(name);
  return { ...place, by: 'team', who: hostKeyOf(id, hostId), ...(first && { name: first }) };
}

/**
 * Publishes a note, an output or another event of a host. Throws ContactRefused for a note or the output of a program,
 * and the errors of asHost.
 */
export function publishLive(
  deps: LiveRoomDeps,
  user: SessionUser,
  sessionId: string,
  publication: LivePublication,
): Promise<number> {
  if (publication.type === 'note') {
    for (const text of [publication.title, publication.text])
      refuseContacts('note', text, deps.host);
  }
  if (publication.type === 'run') refuseContacts('output', publication.output, deps.host);
  return asHost(deps, user, sessionId, (_, { host_id }) => {
    if (publication.type !== 'select') return [publication];
    return [selectedBy(user, host_id, publication)];
  });
}
