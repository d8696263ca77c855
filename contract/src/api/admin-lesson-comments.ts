import Type, { type Static } from 'typebox';
import { Slug } from '../exercises/base.ts';
import { Moment, MomentOrNull, Person } from './admin-lists.ts';
import { endpoint } from './endpoint.ts';
import { Language } from './language.ts';

/** In characters. */
export const COMMENT_MAX_LENGTH = 2000;
/** Comments and replies of one lesson at most. */
export const COMMENTS_MAX = 500;

const PersonOrNull = Type.Union([Person, Type.Null()]);

/** A comment on a block of a lesson's text, or a reply to one. */
export const LessonComment = Type.Object({
  id: Type.String(),
  /** The comment that this one replies to; null for the first of a thread. */
  reply_to: Type.Union([Type.String(), Type.Null()]),
  language: Language,
  /** The block when the comment was written (contract/src/lessons/block-anchors.ts). */
  block_id: Type.String(),
  block_index: Type.Integer(),
  excerpt: Type.String(),
  /** Plain text; empty once its author has deleted it while there are replies. */
  text: Type.String(),
  /** Null once that account is deleted. */
  author: PersonOrNull,
  created_at: Moment,
  resolved_at: MomentOrNull,
  resolved_by: PersonOrNull,
  /** True for the caller's own, which they may delete. */
  own: Type.Boolean(),
});
export type LessonComment = Static<typeof LessonComment>;

const CommentText = Type.String({ maxLength: COMMENT_MAX_LENGTH, pattern: '\\S' });
const LessonParams = Type.Object({ id: Slug });
const CommentParams = Type.Object({ id: Slug, comment_id: Type.String({ format: 'uuid' }) });
const answer = Type.Array(LessonComment);

export const listLessonComments = endpoint({
  method: 'GET',
  path: '/admin/lessons/:id/comments',
  access: 'admin',
  summary: 'The comments on the blocks of a lesson with their replies, the oldest first.',
  params: LessonParams,
  answer,
});

export const addLessonComment = endpoint({
  method: 'POST',
  path: '/admin/lessons/:id/comments',
  access: 'admin',
  summary: `Comments on a block of the saved text: 409 commented_block_gone when it has no such block, 422 comments_full beyond ${COMMENTS_MAX}.`,
  params: LessonParams,
  body: Type.Object({
    language: Language,
    block_id: Type.String({ maxLength: 20 }),
    block_index: Type.Integer({ minimum: 0, maximum: 100_000 }),
    text: CommentText,
  }),
  answer,
});

export const replyToComment = endpoint({
  method: 'POST',
  path: '/admin/lessons/:id/comments/:comment_id/replies',
  access: 'admin',
  summary: 'Replies to a comment; 422 comments_full beyond the same number.',
  params: CommentParams,
  body: Type.Object({ text: CommentText }),
  answer,
});

export const resolveComment = endpoint({
  method: 'PUT',
  path: '/admin/lessons/:id/comments/:comment_id/resolution',
  access: 'admin',
  summary: 'Marks a thread as settled, or opens it again.',
  params: CommentParams,
  body: Type.Object({ resolved: Type.Boolean() }),
  answer,
});

export const deleteComment = endpoint({
  method: 'DELETE',
  path: '/admin/lessons/:id/comments/:comment_id',
  access: 'admin',
  summary:
    'Deletes a comment of the caller; of one with replies the text. 403 comment_of_somebody_else.',
  params: CommentParams,
  answer,
});
