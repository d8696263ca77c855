import type { Endpoint } from '@codivia/contract/api/endpoint';
import * as help from '@codivia/contract/api/help';
import * as liveReplays from '@codivia/contract/api/live-replays';
import * as liveRoom from '@codivia/contract/api/live-room';
import * as mentorProfile from '@codivia/contract/api/mentor-profile';
import * as mentoring from '@codivia/contract/api/mentoring';
import * as mentoringQueue from '@codivia/contract/api/mentoring-queue';
import { expect, test } from 'vitest';
import { helpCalls, QUESTION } from './help-calls.ts';
import { liveCalls } from './live-calls.ts';
import { CHANGED, FILES, SOURCE, setUpMentoring } from './mentoring-calls.ts';

/**
 * Tests the access of each kind of caller to the services with people. The calendar of live sessions has its own table
 * (features/live-sessions/live-session-access.test.ts), and the calls for administrators another
 * (admin-access.test.ts).
 */
const { server, admin, ...mentors } = setUpMentoring();
const live = liveCalls(server);
const desk = helpCalls(server, () => admin().token);

/**
 * `premium` has Premium and takes no part in anything; `learner` has asked the question, made the request and has the
 * seat; `mentor` answers the request and hosts the session; `other` is another mentor.
 */
const CALLERS = ['visitor', 'member', 'premium', 'learner', 'mentor', 'other', 'admin'] as const;
type Answers = readonly [number, number, number, number, number, number, number];

const EVERYONE = [200, 200, 200, 200, 200, 200, 200] as const;
const MEMBERS = [401, 200, 200, 200, 200, 200, 200] as const;
const ASKER = [401, 404, 404, 200, 404, 404, 404] as const;
const BOTH_SIDES = [401, 404, 404, 200, 200, 404, 404] as const;
const MENTORS = [401, 403, 403, 403, 200, 200, 403] as const;
const HOSTS = [401, 404, 404, 404, 200, 404, 200] as const;
const IN_THE_ROOM = [401, 403, 403, 200, 200, 403, 200] as const;
const PARTICIPANTS = [401, 403, 403, 200, 403, 403, 403] as const;

/**
 * Prepares the subjects of the calls: a question, a request with a proposal, and a session with a question and a poll.
 */
async function prepare() {
  const { id: request, asking: learner, answering: mentor } = await mentors.claimed();
  const proposed = await mentors.write(mentor.token, request, { files: CHANGED });
  const question = await desk.ask(learner.token);
  const link = await desk.askByMail('visitor@example.org');
  const session = await live.schedule(mentor.id);
  const classmate = await live.seated(session);
  await live.send(learner.token, 'PUT', `${session}/seat`, { reminder: false });
  await live.send(mentor.token, 'POST', `${session}/start`);
  const ask = { text: 'Why a loop?' };
  const asked = await live.send(classmate.token, 'POST', `${session}/questions`, ask);
  const approved = { state: 'approved' };
  const path = `${session}/questions/${asked.body.id}/state`;
  await live.send(mentor.token, 'PUT', path, approved);
  const poll = { question: 'Go on?', options: ['Yes', 'No'] };
  const opened = await live.send(mentor.token, 'POST', `${session}/polls`, poll);
  const people: Record<(typeof CALLERS)[number], string | undefined> = {
    visitor: undefined,
    member: (await mentors.member()).token,
    premium: (await mentors.learner('Paul Premium')).token,
    learner: learner.token,
    mentor: mentor.token,
    other: (await mentors.mentor({ name: 'Otto Other' })).token,
    admin: admin().token,
  };
  return {
    people,
    link,
    ids: {
      question: question.id,
      request,
      session,
      message: proposed.body.messages[1].id,
      asked: asked.body.id,
      poll: opened.body.id,
    },
  };
}

type Prepared = Awaited<ReturnType<typeof prepare>>;
type Ids = Partial<Record<'id' | 'message_id' | 'question_id' | 'poll_id', keyof Prepared['ids']>>;
type Row = [Endpoint, Answers, Ids?, (object | ((prepared: Prepared) => object))?];

const of = (id: keyof Prepared['ids']): Ids => ({ id });
const inSession = of('session');
const note = { type: 'note', title: 'Loops', text: '' };
const edits = [{ type: 'edit', file: 'main.py', version: 0, client: 'window-1', changes: [] }];
const byLink =
  (more: object = {}) =>
  ({ link }: Prepared) => ({ token: link, ...more });

/** The order matters: a call that ends something comes after the calls that need it. */
const ROWS: Row[] = [
  [help.readHelpResponseTime, EVERYONE],
  [help.listHelpThreads, MEMBERS],
  [help.askForHelp, MEMBERS, {}, QUESTION],
  [help.readHelpThread, ASKER, of('question')],
  [help.writeHelpMessage, ASKER, of('question'), { text: 'And now?' }],
  [help.setHelpThreadState, ASKER, of('question'), { state: 'closed' }],
  [help.askForHelpByMail, EVERYONE, {}, { ...QUESTION, email: 'other@example.org' }],
  // Everyone who has the link of the mail may read the question: nothing else counts.
  [help.openHelpLink, EVERYONE, {}, byLink()],
  [help.writeHelpMessageByLink, EVERYONE, {}, byLink({ text: 'One more thing' })],
  [help.setHelpThreadStateByLink, EVERYONE, {}, byLink({ state: 'closed' })],

  [mentoring.readMentoring, MEMBERS],
  [
    mentoring.createThread,
    [401, 403, 200, 200, 403, 403, 200],
    {},
    { source: SOURCE, kind: 'python', files: FILES, language: 'en', text: 'Why?', check: null },
  ],
  [mentoring.readThread, BOTH_SIDES, of('request')],
  [mentoring.readThreadFiles, BOTH_SIDES, of('request')],
  [mentoring.sendMessage, BOTH_SIDES, of('request'), { text: 'Hello', version: 1 }],
  [mentoring.decideProposal, ASKER, { id: 'request', message_id: 'message' }, { accept: true }],
  [
    mentoring.reportMessage,
    // Nobody can report what they have written themselves.
    [401, 404, 404, 200, 409, 404, 404],
    { id: 'request', message_id: 'message' },
  ],
  [mentorProfile.setMentorProfile, MENTORS, {}, { languages: [], subjects: [], weekly_hours: 0 }],
  [mentorProfile.acceptConduct, MENTORS, {}, { version: mentorProfile.CONDUCT_VERSION }],
  [mentoringQueue.listQueue, MENTORS],
  [mentoringQueue.claimThread, [401, 403, 403, 403, 200, 409, 403], of('request')],
  [mentoringQueue.releaseThread, [401, 404, 404, 404, 200, 404, 404], of('request')],
  [mentoring.closeThread, ASKER, of('request')],

  [liveRoom.startLiveSession, HOSTS, inSession],
  [liveRoom.readLiveRoom, IN_THE_ROOM, inSession],
  [liveRoom.streamLiveRoom, IN_THE_ROOM, inSession],
  [liveRoom.pushLiveEdits, [401, 404, 404, 404, 200, 404, 409], inSession, { edits }],
  [liveRoom.publishLive, HOSTS, inSession, note],
  [liveRoom.signalTooFast, PARTICIPANTS, inSession, { on: true }],
  [liveRoom.listLiveQuestions, IN_THE_ROOM, inSession],
  [liveRoom.askLiveQuestion, PARTICIPANTS, inSession, { text: 'And why not?' }],
  [liveRoom.voteLiveQuestion, PARTICIPANTS, { id: 'session', question_id: 'asked' }, { on: true }],
  [
    liveRoom.decideLiveQuestion,
    HOSTS,
    { id: 'session', question_id: 'asked' },
    { state: 'answering' },
  ],
  [liveRoom.answerLivePoll, PARTICIPANTS, { id: 'session', poll_id: 'poll' }, { option: 0 }],
  [liveRoom.closeLivePoll, HOSTS, { id: 'session', poll_id: 'poll' }],
  [liveRoom.openLivePoll, HOSTS, inSession, { question: 'Again?', options: ['Yes', 'No'] }],
  [liveRoom.endLiveSession, HOSTS, inSession],
  [liveReplays.listReplays, EVERYONE],
  [liveReplays.readReplay, [401, 403, 200, 200, 200, 403, 200], inSession],
];

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value;

test('every call that is not for administrators alone stands in the table, once', () => {
  const modules = [help, mentoring, mentorProfile, mentoringQueue, liveRoom, liveReplays];
  const all = modules.flatMap((one) => Object.values<unknown>(one)).filter(isEndpoint);
  const expected = new Set(all.filter(({ access }) => access !== 'admin'));
  expect(ROWS).toHaveLength(expected.size);
  expect(new Set(ROWS.map(([endpoint]) => endpoint))).toEqual(expected);
});

test('each call answers everybody as it should, and says in both languages what it refuses', async () => {
  const prepared = await prepare();
  for (const [endpoint, answers, ids = {}, body] of ROWS) {
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: keyof Ids) => {
      const id = ids[name];
      return id ? prepared.ids[id] : '';
    });
    // A stream stays open; a request for its head returns the same status.
    const method = endpoint === liveRoom.streamLiveRoom ? 'HEAD' : endpoint.method;
    const statuses: number[] = [];
    for (const caller of CALLERS) {
      const token = prepared.people[caller];
      const answer = await server().call(method, path, {
        ...(token ? { token } : {}),
        ...(body ? { body: typeof body === 'function' ? body(prepared) : body } : {}),
      });
      statuses.push(answer.status);
      if (answer.status === 200 || method === 'HEAD') continue;
      expect([endpoint.path, answer.body.detail]).toEqual([
        endpoint.path,
        { fr: expect.any(String), en: expect.any(String) },
      ]);
    }
    expect([endpoint.method, endpoint.path, ...statuses]).toEqual([
      ...[endpoint.method, endpoint.path, ...answers],
    ]);
  }
});
