import { COMMENTS_MAX, type LessonComment } from '@codivia/contract/api/admin-lesson-comments';
import type { Language } from '@codivia/contract/api/language';
import { anchoredBlocks, findBlock } from '@codivia/contract/lessons/block-anchors';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import {
  type LessonRow,
  lockLesson,
  selectLesson,
} from '../admin-lessons/admin-lessons.queries.ts';
import { LessonNotFound } from '../lessons/lessons.errors.ts';
import {
  CommentedBlockGone,
  CommentNotFound,
  CommentOfSomebodyElse,
  CommentsFull,
} from './lesson-comments.errors.ts';
import * as queries from './lesson-comments.queries.ts';

/** An administrator at a lesson. */
interface Place {
  adminId: string;
  id: string;
}

const person = (id: string | null, name: string | null) => (id ? { id, name } : null);

async function commentsFor(db: Db, { adminId, id }: Place): Promise<LessonComment[]> {
  const found = await queries.selectComments(db, id);
  return found.map(({ comment, author, resolver }) => {
    const { author_id, resolved_by, created_at, resolved_at, lesson_id: _, ...rest } = comment;
    return {
      ...rest,
      author: person(author_id, author),
      created_at: created_at.toISOString(),
      resolved_at: resolved_at?.toISOString() ?? null,
      resolved_by: person(resolved_by, resolver),
      own: author_id === adminId,
    };
  });
}

function expectKept(lesson: LessonRow | undefined): LessonRow {
  if (!lesson || lesson.deleted_at) throw LessonNotFound();
  return lesson;
}

/** Throws LessonNotFound. */
export async function listLessonComments(db: Db, place: Place): Promise<LessonComment[]> {
  expectKept(await selectLesson(db, place.id));
  return commentsFor(db, place);
}

/** Changes the comments of a locked lesson, and returns them. Throws LessonNotFound. */
function changeComments(
  { db }: Deps,
  place: Place,
  work: (tx: Db, lesson: LessonRow) => Promise<void>,
): Promise<LessonComment[]> {
  return db.transaction(async (tx) => {
    await work(tx, expectKept(await lockLesson(tx, place.id)));
    return commentsFor(tx, place);
  });
}

async function refuseTooMany(tx: Db, id: string): Promise<void> {
  if ((await queries.countComments(tx, id)) >= COMMENTS_MAX) throw CommentsFull();
}

async function commentOf(tx: Db, id: string, commentId: string) {
  const found = await queries.selectComment(tx, id, commentId);
  if (!found) throw CommentNotFound();
  return found;
}

interface NewComment {
  language: Language;
  block_id: string;
  block_index: number;
  text: string;
}

/** Comments on a block of the saved text. Throws LessonNotFound, CommentedBlockGone or CommentsFull. */
export function addLessonComment(
  deps: Deps,
  place: Place,
  { language, text, ...anchor }: NewComment,
): Promise<LessonComment[]> {
  return changeComments(deps, place, async (tx, lesson) => {
    await refuseTooMany(tx, lesson.id);
    const html = language === 'en' ? lesson.content : lesson.content_fr;
    const block = findBlock(anchoredBlocks(html), anchor);
    if (!block) throw CommentedBlockGone();
    await queries.insertComment(tx, {
      lesson_id: lesson.id,
      language,
      block_id: block.id,
      block_index: block.index,
      excerpt: block.excerpt,
      text: text.trim(),
      author_id: place.adminId,
      created_at: deps.clock(),
    });
  });
}

/** Replies to a comment, or to the one that this replies to. Throws LessonNotFound, CommentNotFound or CommentsFull. */
export function replyToComment(
  deps: Deps,
  place: Place,
  commentId: string,
  text: string,
): Promise<LessonComment[]> {
  return changeComments(deps, place, async (tx, lesson) => {
    await refuseTooMany(tx, lesson.id);
    const { id, reply_to, language, block_id, block_index, excerpt } = await commentOf(
      tx,
      lesson.id,
      commentId,
    );
    await queries.insertComment(tx, {
      lesson_id: lesson.id,
      reply_to: reply_to ?? id,
      language,
      block_id,
      block_index,
      excerpt,
      text: text.trim(),
      author_id: place.adminId,
      created_at: deps.clock(),
    });
  });
}

/** Settles a thread or opens it again. Throws LessonNotFound or CommentNotFound. */
export function resolveComment(
  deps: Deps,
  place: Place,
  commentId: string,
  resolved: boolean,
): Promise<LessonComment[]> {
  return changeComments(deps, place, async (tx, { id }) => {
    const { reply_to, resolved_at } = await commentOf(tx, id, commentId);
    if (reply_to) throw CommentNotFound();
    if ((resolved_at !== null) === resolved) return;
    const settled = { resolved_at: deps.clock(), resolved_by: place.adminId };
    const open = { resolved_at: null, resolved_by: null };
    await queries.updateComment(tx, id, commentId, resolved ? settled : open);
  });
}

/**
 * Deletes an own comment; where others have replied, its text alone. Throws LessonNotFound, CommentNotFound or
 * CommentOfSomebodyElse.
 */
export function deleteComment(
  deps: Deps,
  place: Place,
  commentId: string,
): Promise<LessonComment[]> {
  return changeComments(deps, place, async (tx, { id }) => {
    const { author_id } = await commentOf(tx, id, commentId);
    if (author_id !== place.adminId) throw CommentOfSomebodyElse();
    if (await queries.hasReplies(tx, commentId)) {
      await queries.updateComment(tx, id, commentId, { text: '' });
    } else await queries.removeComment(tx, id, commentId);
  });
}
