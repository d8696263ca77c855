import { Drawing, type DrawingCommand } from '@codivia/runners/python/drawing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPython } from '../../../test/render-python.tsx';
import { PythonEditor } from '../../lesson/python-editor.tsx';
import { svgOf } from './drawing-svg.ts';

// jsdom draws nothing.
beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

const COMMANDS: DrawingCommand[] = [
  ['title', 'My house'],
  ['line', 1, 0, 0, 100, 0, 'red', 2, 0],
  ['line', 2, 100, 0, 100, 50, 'red', 2, 0],
  [
    'fill',
    3,
    [
      [0, 0],
      [10, 0],
      [10, 10],
    ],
    'gold',
  ],
  ['text', 4, 0, -20, '<Hi>', 'left', 'Arial', 12, 'bold', 'blue'],
  [
    'turtle',
    1,
    100,
    50,
    90,
    [
      [
        [
          [0, 0],
          [-9, 5],
          [-9, -5],
        ],
        'black',
        'black',
      ],
    ],
    1,
    0,
  ],
  ['listen'],
];

async function drawn(commands: DrawingCommand[] = COMMANDS) {
  const view = await renderPython(<PythonEditor code="import turtle" storageKey={null} />);
  await view.user.click(screen.getByRole('button', { name: 'Run' }));
  await act(async () => {
    view.runner.runs[0]?.emit({ kind: 'started' });
    view.runner.runs[0]?.emit({ kind: 'drawing', commands });
  });
  return { ...view, picture: await screen.findByRole('img', { name: /My house|Drawing/ }) };
}

test('what a program draws is shown and described', async () => {
  const { picture } = await drawn();
  await waitFor(() => expect(picture).toHaveAccessibleDescription(/2 lines \(red\)/));
  expect(picture).toHaveAccessibleName('My house');
  expect(picture).toHaveAccessibleDescription(
    /1 filled area \(gold\)\. Texts: <Hi>\. Across, the drawing reaches from 0 to 100; upwards, from -20 to 50\. Background: white\. A turtle looks towards 90°, at 100, 50\./,
  );
});

test('a program that has drawn is not said to have shown nothing', async () => {
  const { runner } = await drawn();
  await act(async () => runner.runs[0]?.end('finished'));
  expect(screen.queryByText('The program has finished without printing anything.')).toBeNull();
});

test('keys and clicks in it are told to the program', async () => {
  const { picture, runner } = await drawn();
  await waitFor(() => expect(picture).toHaveFocus());
  vi.spyOn(picture, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 640, 480));
  fireEvent.keyDown(picture, { key: 'ArrowUp' });
  fireEvent.keyUp(picture, { key: ' ' });
  fireEvent.pointerDown(picture, { clientX: 320, clientY: 240, button: 0 });
  expect(runner.drawingEvents.map(([kind]) => kind)).toEqual(['press', 'release', 'click']);
  expect(runner.drawingEvents.slice(0, 2)).toEqual([
    ['press', 'Up'],
    ['release', 'space'],
  ]);
});

test('a drawing as SVG has every part, with its text escaped', () => {
  const drawing = new Drawing();
  for (const command of COMMANDS) drawing.take(command);
  const svg = new DOMParser().parseFromString(svgOf(drawing), 'image/svg+xml').documentElement;
  expect(svg.querySelectorAll('line')).toHaveLength(2);
  expect(svg.querySelectorAll('polygon')).toHaveLength(2);
  expect(svg.querySelector('text')?.textContent).toBe('<Hi>');
  expect(svg.querySelector('line')?.getAttribute('x1')).toBe('320');
});

test('a drawing that is too large says so', async () => {
  await drawn([...COMMANDS, ['full']]);
  expect(await screen.findByText(/very large drawing/)).toBeVisible();
});
