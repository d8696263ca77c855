import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { LessonLink } from './lesson-link.tsx';
import type { LessonState } from './lesson-state.ts';

it.each<[LessonState, en: string, fr: string, leadsTo: string, isBegun?: boolean]>([
  ['locked-login', 'Log in to start', 'Se connecter pour commencer', '/auth'],
  ['locked-login', 'Log in: Premium lesson', 'Se connecter : leçon Premium', '/auth'],
  ['open', 'Start', 'Commencer', '/lesson/one'],
  ['open', 'Continue', 'Continuer', '/lesson/one', true],
  ['completed', 'Review', 'Revoir', '/lesson/one', true],
  ['completed', 'Review', 'Revoir', '/lesson/one'],
  ['unknown', 'Open', 'Ouvrir', '/lesson/one'],
  ['locked-premium', 'Unlock with Premium', 'Débloquer avec Premium', '?subscribe=true'],
])(
  'the way into a lesson that is %s says “%s”',
  async (state, en, fr, leadsTo, isBegun = false) => {
    const isPremium = en.includes('Premium');
    for (const [language, words] of [['en', en] as const, ['fr', fr] as const]) {
      const { unmount } = renderPage(
        <LessonLink
          lessonId="one"
          title="First words"
          {...{ state, isBegun, isPremium }}
          isNext={false}
        />,
        { language },
      );
      const link = await screen.findByRole('link', {
        name: new RegExp(`^${words}\\s?: First words$`),
      });
      expect(link).toHaveAttribute('href', expect.stringContaining(leadsTo));
      unmount();
    }
  },
);
