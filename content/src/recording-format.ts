import { Bilingual } from '@codivia/contract/api/language';
import {
  LIVE_NOTE_MAX_LENGTH,
  LIVE_NOTE_TITLE_MAX_LENGTH,
} from '@codivia/contract/api/live-events';
import {
  LIVE_DESCRIPTION_MAX_LENGTH,
  LIVE_TITLE_MAX_LENGTH,
  LiveLevel,
} from '@codivia/contract/api/live-sessions';
import { ProjectKind } from '@codivia/contract/api/projects';
import Type, { type Static } from 'typebox';

const both = (maxLength: number) =>
  Type.Object({
    en: Type.String({ pattern: '\\S', maxLength }),
    fr: Type.String({ pattern: '\\S', maxLength }),
  });

/** `session.yaml`: the fields of a recording of ours in the list. */
export const RecordingFile = Type.Object({
  title: both(LIVE_TITLE_MAX_LENGTH),
  description: both(LIVE_DESCRIPTION_MAX_LENGTH),
  level: LiveLevel,
  kind: ProjectKind,
  /** True if members of the free plan may watch it. */
  open: Type.Boolean(),
});
export type RecordingFile = Static<typeof RecordingFile>;

/** Code or something typed: the same in both languages, or one for each. */
const Words = Type.Union([Type.String(), Bilingual]);
export type Words = Static<typeof Words>;

const Run = Type.Object({
  /** The output of the program, with prompts and answers; of Python only. */
  output: Type.Optional(Words),
  /** Python's message when the program fails. */
  error: Type.Optional(Words),
  /** The answers to `input()`, in their order. */
  inputs: Type.Optional(Type.Array(Words)),
  /** Sets the seed of `random`. */
  seed: Type.Optional(Type.Integer()),
  /** JavaScript that checks the page or sketch, as in exercises. */
  check: Type.Optional(Type.String()),
});

/** One step of `script.yaml`: exactly one action, and its options. */
export const RecordingStep = Type.Object({
  /** The title of a chapter, with its text. */
  note: Type.Optional(both(LIVE_NOTE_TITLE_MAX_LENGTH)),
  text: Type.Optional(both(LIVE_NOTE_MAX_LENGTH)),
  /** Code typed at the end of the file or its start, `after` a place in a line, or as new lines `below` one. */
  type: Type.Optional(Words),
  after: Type.Optional(Words),
  below: Type.Optional(Words),
  start: Type.Optional(Type.Boolean()),
  /** Number of spaces before each typed line. */
  indent: Type.Optional(Type.Integer({ minimum: 0, maximum: 16 })),
  /** Text that occurs once in the code, is selected, and is replaced with `with`. */
  replace: Type.Optional(Words),
  with: Type.Optional(Words),
  delete: Type.Optional(Words),
  select: Type.Optional(Words),
  run: Type.Optional(Run),
  /** Seconds in which nothing happens. */
  wait: Type.Optional(Type.Number({ minimum: 0.5, maximum: 120 })),
  /** The file; the first of the kind when left out. */
  file: Type.Optional(Type.String()),
});
export type RecordingStep = Static<typeof RecordingStep>;

export const RecordingScript = Type.Object({
  /** The French names in the program, by the English ones that code in one text uses. */
  names: Type.Optional(Type.Record(Type.String(), Type.String())),
  steps: Type.Array(RecordingStep, { minItems: 1 }),
});
export type RecordingScript = Static<typeof RecordingScript>;

const ACTIONS = ['note', 'type', 'replace', 'delete', 'select', 'run', 'wait'] as const;
const COMPANIONS: Record<string, readonly (typeof ACTIONS)[number][]> = {
  text: ['note'],
  after: ['type'],
  below: ['type'],
  start: ['type'],
  indent: ['type'],
  with: ['replace'],
  file: ['type', 'replace', 'delete', 'select'],
};

/** Returns the fault of a step beyond its schema, in words; null when there is none. */
export function stepProblem(step: RecordingStep): string | null {
  const actions = ACTIONS.filter((action) => step[action] !== undefined);
  const [action] = actions;
  if (actions.length !== 1 || !action) return `needs exactly one of ${ACTIONS.join(', ')}`;
  for (const [name, owners] of Object.entries(COMPANIONS)) {
    if (name in step && !owners.includes(action))
      return `has ${name}, which belongs to ${owners[0]}`;
  }
  if (action === 'note' && !step.text) return 'lacks the text of its note';
  if (action === 'replace' && step.with === undefined) return 'lacks with';
  const places = (['after', 'below', 'start'] as const).filter((name) => name in step);
  return places.length > 1 ? `has both ${places.join(' and ')}` : null;
}
