import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { Figure } from './figure.tsx';
import { Stepper } from './stepper.tsx';

const STEPS = 3;

function Counter() {
  const [step, setStep] = useState(0);
  return (
    <Figure
      title="Counter"
      description=""
      status={`At ${step}`}
      controls={<Stepper step={step} steps={STEPS} pace={100} onStep={setStep} />}
    >
      {step}
    </Figure>
  );
}

afterEach(() => vi.useRealTimers());

test('what plays is not read aloud at each step, but at its end', async () => {
  await act(async () => renderPage(<Counter />));
  const status = screen.getByRole('status');
  vi.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Next step' }));
  expect(status).toHaveAttribute('aria-live', 'polite');

  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  await act(() => vi.advanceTimersByTimeAsync(150));
  expect(status).toHaveTextContent('At 2');
  expect(status).toHaveAttribute('aria-live', 'off');

  await act(() => vi.advanceTimersByTimeAsync(150));
  expect(status).toHaveTextContent('At 3');
  expect(status).toHaveAttribute('aria-live', 'polite');
});

test('the button of the last step keeps the focus, and does nothing more', async () => {
  const { user } = renderPage(<Counter />);
  const next = await screen.findByRole('button', { name: 'Next step' });
  for (let press = 0; press <= STEPS; press += 1) await user.click(next);
  expect(next).toHaveFocus();
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('status')).toHaveTextContent(`At ${STEPS}`);
});
