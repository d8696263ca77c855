import Type, { type Static } from 'typebox';
import { ApiScope } from './api-tokens.ts';
import { endpoint } from './endpoint.ts';
import { Bilingual } from './language.ts';

/** A field of a body or an answer; `token.name` is one within another, `data[].id` one of each item. */
export const ReferenceField = Type.Object({
  name: Type.String(),
  type: Type.String(),
  required: Type.Boolean(),
  about: Bilingual,
});
export type ReferenceField = Static<typeof ReferenceField>;

export const ReferenceParameter = Type.Object({
  ...ReferenceField.properties,
  in: Type.Union([Type.Literal('path'), Type.Literal('query'), Type.Literal('header')]),
});

export const ReferenceRefusal = Type.Object({
  status: Type.Integer(),
  code: Type.String(),
  detail: Bilingual,
});

export const ReferenceCall = Type.Object({
  method: Type.String(),
  /** The path with the names of its parameters, such as `/api/v1/projects/{id}`. */
  path: Type.String(),
  scope: ApiScope,
  about: Bilingual,
  parameters: Type.Array(ReferenceParameter),
  body: Type.Array(ReferenceField),
  answer: Type.Array(ReferenceField),
  errors: Type.Array(ReferenceRefusal),
});
export type ReferenceCall = Static<typeof ReferenceCall>;

/** The contents of the page for developers, made from the endpoints of the contract. */
export const ApiReference = Type.Object({
  requests_per_minute: Type.Integer(),
  body_limit: Type.Integer(),
  calls: Type.Array(ReferenceCall),
  /** Refusals that every call may answer. */
  errors: Type.Array(ReferenceRefusal),
});
export type ApiReference = Static<typeof ApiReference>;

export const readApiReference = endpoint({
  method: 'GET',
  path: '/developers/reference',
  access: 'everyone',
  summary: 'The reference of the public API in both languages.',
  answer: ApiReference,
});
