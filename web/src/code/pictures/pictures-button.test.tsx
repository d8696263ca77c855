import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { PicturesButton } from './pictures-button.tsx';

test.each([
  ['en', 'p5 in pictures', /Which way does it turn/, 'Hand', 'Close'],
  ['fr', 'p5 en images', /Dans quel sens ça tourne/, 'Aiguille', 'Fermer'],
] as const)(
  'one press shows coordinates, colours and angles (%s)',
  async (language, name, title, hand, close) => {
    const { user } = renderPage(<PicturesButton />, { language });
    await user.click(await screen.findByRole('button', { name }));
    const dialog = await screen.findByRole('dialog', { name });
    const dial = await within(dialog).findByRole('figure', { name: title });
    expect(await within(dialog).findAllByRole('figure')).toHaveLength(3);
    expect(dial).toHaveTextContent('rotate(QUARTER_PI)');

    // The hand turns by its keys, and clockwise is downwards.
    within(dial).getByRole('slider', { name: hand }).focus();
    for (let i = 0; i < 9; i++) await user.keyboard('{ArrowLeft}');
    await user.keyboard('{ArrowDown}');
    expect(within(dial).getByRole('slider', { name: hand })).toHaveAttribute(
      'aria-valuetext',
      '90°',
    );
    expect(dial).toHaveTextContent('rotate(HALF_PI)');

    await user.click(within(dialog).getByRole('button', { name: close }));
    expect(screen.getByRole('button', { name })).toHaveFocus();
  },
);
