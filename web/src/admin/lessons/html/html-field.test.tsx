import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../test/render.tsx';
import { HtmlField } from './html-field.tsx';

/** The field with this text, and the text as it is after the last change. */
async function open(start = '') {
  let latest = start;
  function Form() {
    const [html, setHtml] = useState(latest);
    latest = html;
    return (
      <HtmlField
        label="Text"
        language="en"
        html={html}
        onChange={setHtml}
        exercises={[]}
        limit={900_000}
      />
    );
  }
  const view = await act(async () => renderPage(<Form />, { language: 'en' }));
  const field = await screen.findByRole('textbox', { name: 'Text' });
  const paste = (text: string, html = '') => {
    const getData = (type: string) => (type === 'text/html' ? html : text);
    return act(async () =>
      fireEvent.paste(field, { clipboardData: { getData, types: [], files: [] } }),
    );
  };
  return { ...view, paste, latest: () => latest };
}

test('Markdown is pasted as HTML', async () => {
  const { paste, latest } = await open();
  await paste('## Loops\n\n::exercise[repeat]\n');
  expect(latest()).toBe('<h2>Loops</h2>\n<code-exercise id="repeat"></code-exercise>\n');
  expect(await screen.findByText(/^Pasted as HTML/)).toBeInTheDocument();
});

test('a page is pasted without its styles, and what a lesson can’t have is named', async () => {
  const { paste, latest } = await open();
  const page =
    '<p class="x" style="color:red">A <b>bold</b> word<img src="x.png"><img src="y"></p>';
  await paste('A bold word', page);
  expect(latest()).toBe('<p>A <strong>bold</strong> word</p>\n');
  expect(await screen.findByText(/Left out: 2 pictures/)).toBeInTheDocument();
});

test.each([
  ['HTML that was copied as text', '', '<h2>Hi</h2>\n- one\n- two'],
  ['a line of text', '', 'Hello'],
  ['text within a program', '<pre><code>', '- one\n- two'],
])('%s is left to the editor', async (_, start, text) => {
  const { paste } = await open(start);
  await paste(text);
  expect(screen.queryByText(/^Pasted/)).toBeNull();
});

test('a huge page is refused', async () => {
  const { paste, latest } = await open();
  await paste('Hi', `<p>${'a'.repeat(5_000_000)}</p>`);
  expect(await screen.findByText(/^Not pasted: it’s too large/)).toBeInTheDocument();
  expect(latest()).toBe('');
});
