import { FEATURES_OF, MODEL_LIMITS, type ModelKind } from './model-file.ts';

/** Kinds whose examples an account may keep: those of the camera stay in the browser. */
export const ACCOUNT_KINDS = ['drawing', 'text', 'table'] as const satisfies readonly ModelKind[];
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

export const isAccountKind = (kind: ModelKind): kind is AccountKind =>
  (ACCOUNT_KINDS as readonly ModelKind[]).includes(kind);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const IS_INPUT: Record<AccountKind, (input: unknown) => boolean> = {
  drawing: (input) =>
    Array.isArray(input) && input.length === FEATURES_OF.drawing && input.every(Number.isFinite),
  text: (input) => typeof input === 'string',
  table: (input) =>
    isObject(input) &&
    Object.values(input).every((cell) => typeof cell === 'string' || Number.isFinite(cell)),
};

/** Tells whether parsed JSON is a project of the AI lab whose examples are all of this kind. */
export function holdsExamples(value: unknown, kind: AccountKind): boolean {
  if (!isObject(value) || value.kind !== kind || !Array.isArray(value.examples)) return false;
  return (
    value.examples.length <= MODEL_LIMITS.examples &&
    value.examples.every((one) => isObject(one) && IS_INPUT[kind](one.input))
  );
}
