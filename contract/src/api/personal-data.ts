import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';

const Row = Type.Record(Type.String(), Type.Unknown());

/** All stored data of a member, table by table, except secrets that would open their account. */
export const PersonalData = Type.Object({
  exported_at: Type.String({ format: 'date-time' }),
  tables: Type.Record(Type.String(), Type.Array(Row)),
  /** Every file beside the code of projects, its content in base 64. */
  files: Type.Array(
    Type.Object({
      hash: Type.String(),
      size: Type.Integer(),
      format: Type.String(),
      content: Type.String(),
    }),
  ),
});
export type PersonalData = Static<typeof PersonalData>;

export const readPersonalData = endpoint({
  method: 'GET',
  path: '/user/data',
  access: 'member',
  summary: 'Everything that is kept about the member, to be downloaded.',
  answer: PersonalData,
});
