import { HAND_MODEL } from '@codivia/runners/models/program/model-examples';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { TreeView } from './tree-view.tsx';

const tree = {
  method: 'tree' as const,
  nodes: [
    { feature: 8 * 3 + 1, threshold: -0.5, left: 1, right: 2 },
    { counts: [0, 3] },
    { counts: [4, 0] },
  ],
};

test.each([
  ['en', 'Index finger 4, down: at most -0.5?'],
  ['fr', 'Index 4, vers le bas : au plus -0,5 ?'],
] as const)('a tree of hands asks about fingers (%s)', async (language, question) => {
  const model = { ...HAND_MODEL, learned: tree };
  await act(async () => renderPage(<TreeView model={model} tree={tree} />, { language }));
  const spaces = (text: string) => text.replace(/\s/g, ' ').replace('−', '-');
  expect(screen.getByText((text) => spaces(text) === question)).toBeVisible();
});
