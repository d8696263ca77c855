import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { FakePreview } from '../previews/fake-preview.ts';
import { PreviewContext } from '../previews/use-preview.ts';
import { PreviewEditor } from './preview-editor.tsx';

test('a line of a file that the program has not leads nowhere: its own stays shown', async () => {
  const preview = new FakePreview();
  const { user } = renderPage(
    <PreviewContext value={() => preview}>
      <PreviewEditor kind="web" code="<p>Hi</p>" storageKey={null} label="Page" />
    </PreviewContext>,
  );
  await user.click(screen.getByRole('button', { name: 'Run' }));
  const position = { file: 'other.js', line: 3 };
  const failure = { kind: 'error', name: 'Error', text: 'x', position, count: 1 } as const;
  act(() => preview.runs[0]?.emit({ kind: 'console', entries: [failure], dropped: 0 }));
  const [line] = screen.getAllByRole('button', { name: /line 3/ });
  await user.click(line as HTMLElement);
  expect(await screen.findByRole('textbox', { name: 'Page' })).toHaveValue('<p>Hi</p>');
});
