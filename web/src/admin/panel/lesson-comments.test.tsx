import type { LessonComment } from '@codivia/contract/api/admin-lesson-comments';
import { anchoredBlocks } from '@codivia/contract/lessons/block-anchors';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { adminCourse } from '../../test/admin.ts';
import { mockApi } from '../../test/api.ts';
import { signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { textView } from '../lessons/editor/text-view.ts';
import { adminLesson, lessonSummary } from '../lessons/factories.ts';
import { AdminPage } from './admin-page.tsx';

const CONTENT = '<h2>Loops</h2>\n<p>Again and again.</p>\n';
const LESSON = adminLesson({ course_id: 'robots', content: CONTENT });
const [heading, paragraph] = anchoredBlocks(CONTENT);
const COMMENT: LessonComment = {
  id: 'a0000000-0000-4000-8000-000000000001',
  reply_to: null,
  language: 'en',
  block_id: paragraph?.id ?? '',
  block_index: 1,
  excerpt: 'Again and again.',
  text: 'How often?',
  author: { id: 'r', name: 'Robin' },
  created_at: '2026-11-20T10:00:00.000Z',
  resolved_at: null,
  resolved_by: null,
  own: false,
};

function open(comments: LessonComment[], replies: Parameters<typeof mockApi>[0] = {}) {
  const calls = mockApi({
    'GET /admin/courses': () => [adminCourse()],
    'GET /admin/lessons': () => [lessonSummary({ course_id: 'robots' })],
    'GET /admin/lessons/loops-first': () => LESSON,
    'GET /admin/lessons/loops-first/comments': () => comments,
    ...replies,
  });
  const at = '/admin?section=lessons&lesson=loops-first';
  return { calls, ...renderPage(<AdminPage />, { at }) };
}
const threads = async () =>
  within(await screen.findByRole('list', { name: 'Comments' })).findAllByRole('listitem');

beforeEach(() => {
  signInAs({ role: 'admin' });
  // jsdom measures no text, and scrolls nothing; editors ask for it.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Element.prototype.scrollIntoView = () => undefined;
});

describe('comments on a lesson', () => {
  it('lead to the passage in the preview', async () => {
    const { user } = open([COMMENT]);
    const [thread] = await threads();
    expect(thread).toHaveTextContent(/Robin.*How often\?/);
    const preview = () => document.querySelector('[data-lesson-preview] h2');
    await waitFor(() => expect(preview()).not.toBeNull());
    await user.click(screen.getByRole('button', { name: /^Show it in the text: Again/ }));
    expect(document.activeElement).toHaveTextContent('Again and again.');
    expect(document.activeElement?.localName).toBe('p');
  });

  it('are kept while they are written, until they are sent', async () => {
    const field = () => screen.findByRole('textbox', { name: 'Comment' });
    const first = open([], { 'POST /admin/lessons/loops-first/comments': () => [] });
    await first.user.type(await field(), 'How often?');
    first.unmount();
    const { user } = open([], { 'POST /admin/lessons/loops-first/comments': () => [] });
    expect(await field()).toHaveValue('How often?');
    await user.click(screen.getByRole('button', { name: 'Comment' }));
    await waitFor(async () => expect(await field()).toHaveValue(''));
    expect(Object.keys(localStorage).filter((key) => key.includes('comment'))).toEqual([]);
  });

  it('keep the passage that is not in the text any more', async () => {
    open([{ ...COMMENT, block_id: 'other', excerpt: 'Once more.' }]);
    const [thread] = await threads();
    expect(thread).toHaveTextContent(/The commented text was changed or removed.*Once more\./);
    expect(screen.queryByRole('button', { name: /^Show it in the text/ })).not.toBeInTheDocument();
  });

  it('are written on a chosen passage', async () => {
    const { user, calls } = open([], {
      'POST /admin/lessons/loops-first/comments': () => [COMMENT],
    });
    const passage = await screen.findByRole('combobox', { name: 'Passage' });
    await user.selectOptions(passage, '1. Loops');
    await user.type(screen.getByRole('textbox', { name: 'Comment' }), 'Why?');
    await user.click(screen.getByRole('button', { name: 'Comment' }));
    expect(await threads()).toHaveLength(1);
    const sent = calls.find(({ method, path }) => method === 'POST' && path.endsWith('/comments'));
    expect(sent?.body).toEqual({
      language: 'en',
      block_id: heading?.id,
      block_index: 0,
      text: 'Why?',
    });
    expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue('');
  });

  it('are answered and settled, and settled ones are folded away', async () => {
    const reply = { ...COMMENT, id: 'b', reply_to: COMMENT.id, text: 'Three times.', own: true };
    const settled = { ...COMMENT, resolved_at: COMMENT.created_at, resolved_by: COMMENT.author };
    const path = `/admin/lessons/loops-first/comments/${COMMENT.id}`;
    const { user, calls } = open([COMMENT], {
      [`POST ${path}/replies`]: () => [COMMENT, reply],
      [`PUT ${path}/resolution`]: () => [settled, reply],
    });
    await user.type(await screen.findByRole('textbox', { name: 'Reply' }), 'Three times.');
    await user.click(screen.getByRole('button', { name: 'Reply' }));
    const replies = within(await screen.findByRole('list', { name: 'Replies' }));
    expect(replies.getByRole('button', { name: 'Delete my comment' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Settled' }));
    await waitFor(() => expect(screen.queryByText('How often?')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Show 1 settled comment' }));
    expect(screen.getByText(/^Settled by Robin/)).toBeVisible();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ resolved: true });
  });
});

describe('the buttons beside the blocks', () => {
  const bar = async (name: string) => within(await screen.findByRole('toolbar', { name }));
  const PREVIEW = 'Comments beside: Preview: Content (English)';

  it('comment on the block they stand beside, in the preview', async () => {
    const { user, calls } = open([], {
      'POST /admin/lessons/loops-first/comments': () => [COMMENT],
    });
    const button = await (await bar(PREVIEW)).findByRole('button', {
      name: 'Comment on passage 2: Again and again.',
    });
    await user.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Comments on this passage' }));
    expect(dialog.getByText('Again and again.')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Comment' }), 'How often?');
    await user.click(dialog.getByRole('button', { name: 'Comment' }));
    expect(await dialog.findByRole('list', { name: 'Comments' })).toHaveTextContent('How often?');
    const sent = calls.find(({ method, path }) => method === 'POST' && path.endsWith('/comments'));
    const anchor = { block_id: paragraph?.id, block_index: 1 };
    expect(sent?.body).toEqual({ language: 'en', ...anchor, text: 'How often?' });
  });

  it('open the comments on a block of the editor, with keys alone, and change nothing in it', async () => {
    const { user } = open([COMMENT]);
    const buttons = await bar('Comments beside: Content (English)');
    const marked = await buttons.findByRole('button', {
      name: '1 open comment on passage 2: Again and again.',
    });
    (await buttons.findByRole('button', { name: 'Comment on passage 1: Loops' })).focus();
    await user.keyboard('{ArrowDown}');
    expect(marked).toHaveFocus();
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Comments on this passage' }));
    expect(dialog.getByRole('listitem')).toHaveTextContent('How often?');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(marked).toHaveFocus();
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Content (English)' })).toHaveTextContent(
      /^LoopsAgain and again\.$/,
    );
  });

  it('say that a block has to be saved first', async () => {
    textView.choose('source');
    const { user } = open([COMMENT]);
    const source = await screen.findByRole('textbox', { name: 'Content (English)' });
    await user.type(source, '<p>New.</p>');
    const button = await (await bar(PREVIEW)).findByRole('button', {
      name: 'Comment on passage 3: New.',
    });
    await user.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Comments on this passage' }));
    expect(dialog.getByText(/save the lesson first/)).toBeVisible();
    expect(dialog.queryByRole('textbox', { name: 'Comment' })).not.toBeInTheDocument();
    textView.choose('blocks');
  });
});

it('a colleague who writes in the same lesson is shown, before both save', async () => {
  const { user, calls } = open([], {
    'POST /admin/lessons/loops-first/presence': () => [
      {
        person: { id: 'c', name: 'Camille' },
        since: '2026-11-20T10:00:00.000Z',
        is_editing: true,
      },
    ],
  });
  expect(await screen.findByText(/^Camille is editing this lesson/)).toBeVisible();
  const sent = () => calls.filter(({ path }) => path.endsWith('/presence')).map(({ body }) => body);
  expect(sent()).toEqual([{ is_editing: false }]);
  await user.type(screen.getByRole('textbox', { name: /^Title \(English\)/ }), '!');
  await waitFor(() => expect(sent()).toContainEqual({ is_editing: true }));
});
