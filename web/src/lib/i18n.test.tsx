import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createI18n, I18nContext, useChangeLanguage, useLanguage, useTranslation } from './i18n.ts';
import { startLanguage } from './language.ts';

function Sample() {
  const { t } = useTranslation('common');
  const change = useChangeLanguage();
  return (
    <button type="button" onClick={() => change('fr')}>
      {useLanguage()}: {t('close')}
    </button>
  );
}

function show(language: 'fr' | 'en') {
  render(
    <I18nContext value={createI18n(language)}>
      <Suspense fallback="waiting">
        <Sample />
      </Suspense>
    </I18nContext>,
  );
}

afterEach(() => {
  vi.restoreAllMocks();
  // biome-ignore lint/suspicious/noDocumentCookie: as in language.ts.
  document.cookie = 'language=; max-age=0; path=/';
});

it('shows texts in the language one starts in', () => {
  show('fr');
  expect(screen.getByRole('button')).toHaveTextContent('fr: Fermer');
});

it('changes the language of everything, and remembers it', async () => {
  const locale = document.createElement('meta');
  locale.setAttribute('property', 'og:locale');
  document.head.append(locale);
  show('en');
  await act(async () => screen.getByRole('button').click());
  expect(screen.getByRole('button')).toHaveTextContent('fr: Fermer');
  expect(localStorage.getItem('language')).toBe('fr');
  expect(document.cookie).toContain('language=fr');
  expect(document.documentElement.lang).toBe('fr');
  expect(locale.content).toBe('fr_FR');
  locale.remove();
});

class Boundary extends Component<{ children: ReactNode }, { message: string }> {
  override state = { message: '' };

  static getDerivedStateFromError({ message }: Error) {
    return { message };
  }

  override render() {
    return this.state.message || this.props.children;
  }
}

it('fails instead of trying for ever when texts cannot be fetched', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const missing = 'missing' as 'common';
  function Lost() {
    const { t } = useTranslation(missing);
    return t('close');
  }
  render(
    <I18nContext value={createI18n('en')}>
      <Boundary>
        <Suspense fallback="waiting">
          <Lost />
        </Suspense>
      </Boundary>
    </I18nContext>,
  );
  expect(await screen.findByText('There are no texts missing.en.ts')).toBeVisible();
});

it('gives the same function until the language changes', async () => {
  const i18n = createI18n('en');
  const english = i18n.translator('common');
  expect(i18n.translator('common')).toBe(english);
  await i18n.change('fr');
  expect(i18n.translator('common')).not.toBe(english);
});

it.each([
  [null, 'fr-CA', 'fr'],
  [null, 'en-US', 'en'],
  [null, 'de-DE', 'en'],
  ['fr', 'en-US', 'fr'],
  ['xx', 'fr-FR', 'fr'],
])('starts from the saved choice (%s), else the browser’s (%s)', (saved, browser, expected) => {
  if (saved) localStorage.setItem('language', saved);
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(browser);
  expect(startLanguage()).toBe(expected);
});
