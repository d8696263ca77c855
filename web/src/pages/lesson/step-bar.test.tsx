import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { StepBar } from './step/step-bar.tsx';

const onMain = vi.fn();

beforeEach(() => {
  onMain.mockClear();
});

async function openBar(): Promise<HTMLElement> {
  const part = { label: 'Check', busy: false, act: () => {} };
  renderPage(
    <>
      <input type="radio" aria-label="Three" />
      <StepBar
        entries={[{ id: 'question', title: 'Question', done: false, exercise: true }]}
        index={0}
        onOpen={() => {}}
        main={{ kind: 'check', busy: false, part }}
        mainRef={null}
        onMain={onMain}
        onSkip={() => {}}
        again={null}
        end={null}
      />
    </>,
    { language: 'en' },
  );
  return screen.findByRole('button', { name: 'Check' });
}

/** Browsers count clicks that follow each other at once, on a phone also those some way apart. */
test('the second click of a double click is not meant for what the button has become', async () => {
  const check = await openBar();
  fireEvent.click(check, { detail: 1 });
  fireEvent.click(check, { detail: 2 });
  expect(onMain).toHaveBeenCalledTimes(1);
});

test('a press at once after a press somewhere else counts', async () => {
  const check = await openBar();
  fireEvent.click(screen.getByRole('radio'), { detail: 1 });
  fireEvent.click(check, { detail: 2 });
  expect(onMain).toHaveBeenCalledTimes(1);
});

test('a press by keyboard always counts', async () => {
  const check = await openBar();
  fireEvent.click(check, { detail: 0 });
  fireEvent.click(check, { detail: 0 });
  expect(onMain).toHaveBeenCalledTimes(2);
});
