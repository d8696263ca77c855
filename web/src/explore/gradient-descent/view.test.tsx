import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { NamedFigure } from '../explorable.tsx';

const options = { rate: 0.1 };

function Hills() {
  const [stored, setStored] = useState('');
  return (
    <NamedFigure name="gradient-descent" options={options} stored={stored} onStore={setStored} />
  );
}

test('arrow keys carry the ball over the hill, where it rolls into the deepest valley', async () => {
  const { user } = await act(async () => renderPage(<Hills />));
  const ball = await screen.findByRole('slider', { name: 'Ball' });
  const roll = async () => {
    for (let i = 0; i < 3; i++) await user.click(screen.getByRole('button', { name: 'Ten steps' }));
  };
  await roll();
  expect(screen.getByText(/^Stuck/)).toBeInTheDocument();

  ball.focus();
  await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}');
  expect(screen.getByText(/downhill is to the right/)).toBeInTheDocument();
  await roll();
  expect(screen.getByText(/^Down! .* Steps: \d+\./)).toBeInTheDocument();
});
