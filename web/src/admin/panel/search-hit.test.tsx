import type { Hit } from '@codivia/contract/api/admin-text-search';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { adminCourse } from '../../test/admin.ts';
import { mockApi } from '../../test/api.ts';
import { signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { hitAddress } from '../kit/hit-address.ts';
import { textView } from '../lessons/editor/text-view.ts';
import { adminLesson, codeExercise, lessonSummary } from '../lessons/factories.ts';
import { AdminPage } from './admin-page.tsx';

const CONTENT =
  '<p>Une boucle &amp; une\n  autre.</p>\n<p>Une <strong>boucle</strong> tourne.</p>\n<python-editor code="# boucle"></python-editor>';
const GREETING = codeExercise();
const LESSON = adminLesson({ content_fr: CONTENT, exercises: [GREETING] });

/** Opens the address of a hit, the way a press on it or a reload does. */
function open(changes: Partial<Hit>, before: readonly Hit[] = []) {
  const hit: Hit = {
    number: before.length,
    field: 'content',
    exercise: null,
    language: 'fr',
    code: false,
    before: '',
    match: 'boucle',
    after: '',
    ...changes,
  };
  mockApi({
    'GET /admin/courses': () => [adminCourse()],
    'GET /admin/lessons': () => [lessonSummary()],
    'GET /admin/lessons/loops-first': () => LESSON,
  });
  return renderPage(<AdminPage />, { at: hitAddress('loops-first', [...before, hit], hit) });
}

const marked = async () => {
  await waitFor(() => expect(document.querySelector('.block-sought')).not.toBeNull());
  return document.querySelector('.block-sought');
};
const selected = (name: string | RegExp) => {
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name });
  expect(field).toHaveFocus();
  return field.value.slice(field.selectionStart, field.selectionEnd);
};
const GONE = /^This text has changed since the search/;

beforeEach(() => {
  signInAs({ role: 'admin' });
  textView.choose('blocks');
  // jsdom measures no text; editors ask for it.
  Range.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});

describe('a hit of the search', () => {
  it('is marked in its block, in its language, and the caret is there', async () => {
    open({});
    const mark = await marked();
    expect(mark?.outerHTML).toBe('<span class="block-sought">boucle</span>');
    expect(mark?.closest('strong')).not.toBeNull();
    const text = screen.getByRole('textbox', { name: 'Content (French)' });
    expect(text).toHaveFocus();
    expect(screen.queryByRole('textbox', { name: 'Content (English)' })).not.toBeInTheDocument();
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
  });

  it('is found across signs and ends of lines of the HTML', async () => {
    open({ before: 'Une ', match: 'boucle & une\n  autre', after: '.' });
    expect(await marked()).toHaveTextContent('boucle & une autre');
  });

  it('is the element that holds it where it is not written in', async () => {
    open({ before: '# ', code: true });
    expect(await marked()).toHaveTextContent('# boucle');
  });

  it('is selected in the source where that is shown', async () => {
    textView.choose('source');
    open({ before: 'Une ', match: 'boucle & une\n  autre', after: '.' });
    await waitFor(() => expect(selected('Content (French)')).toBe('boucle &amp; une\n  autre'));
  });

  it('is selected in the title', async () => {
    open({ field: 'title', match: 'oucl' });
    await waitFor(() => expect(selected(/^Title \(French\)/)).toBe('oucl'));
  });

  it('opens an exercise, unfolds its entry, and is selected there', async () => {
    const [key, text] = Object.entries(GREETING.feedback)[0] ?? ['', { en: '', fr: '' }];
    open({ field: 'feedback', exercise: 'greeting', language: 'en', match: text.en });
    await waitFor(() => expect(selected(`Feedback “${key}” (English)`)).toBe(text.en));
    expect(screen.queryByText(GONE)).not.toBeInTheDocument();
  });

  it('is selected in code, once its editor has come', async () => {
    const { solution } = GREETING as { solution: string };
    const match = solution.slice(1);
    const before = solution.slice(0, 1);
    open({ field: 'solution', exercise: 'greeting', language: null, code: true, before, match });
    await waitFor(() => expect(selected('Solution')).toBe(match));
  });
});

it('says so when the text has changed, and opens the lesson all the same', async () => {
  open({ match: 'nowhere' });
  expect(await screen.findByText(GONE)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Title \(French\)/ })).toBeVisible();
  expect(document.querySelector('.block-sought')).toBeNull();
});

it('is harmless when the exercise is gone, or the field is unknown', async () => {
  open({ exercise: 'other', field: 'constructor' });
  expect(await screen.findByText(GONE)).toBeVisible();
});

it('is forgotten when one looks at something else', async () => {
  const { user, router } = open({});
  await marked();
  await user.click(screen.getByRole('button', { name: 'English' }));
  expect(router.state.location.search).toBe('?section=lessons&lesson=loops-first&texts=en');
});
