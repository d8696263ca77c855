import * as contract from '@codivia/contract/api/admin-lesson-comments';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serve } from '../../serve.ts';
import * as comments from './lesson-comments.service.ts';

/** Serves the comments of administrators on the texts of lessons. */
export function lessonCommentRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, contract.listLessonComments, ({ user, params }) =>
    comments.listLessonComments(deps.db, { adminId: user.id, id: params.id }),
  );

  serve(app, contract.addLessonComment, ({ user, params, body }) =>
    comments.addLessonComment(deps, { adminId: user.id, id: params.id }, body),
  );

  serve(app, contract.replyToComment, ({ user, params, body }) =>
    comments.replyToComment(
      deps,
      { adminId: user.id, id: params.id },
      params.comment_id,
      body.text,
    ),
  );

  serve(app, contract.resolveComment, ({ user, params, body }) =>
    comments.resolveComment(
      deps,
      { adminId: user.id, id: params.id },
      params.comment_id,
      body.resolved,
    ),
  );

  serve(app, contract.deleteComment, ({ user, params }) =>
    comments.deleteComment(deps, { adminId: user.id, id: params.id }, params.comment_id),
  );
}
