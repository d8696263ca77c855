import { RESERVED_ADDRESSES } from '@codivia/contract/api/handle-rules';
import type { OwnPortfolio, PortfolioFields } from '@codivia/contract/api/portfolio';
import { PORTFOLIO_COLORS } from '@codivia/contract/api/portfolio';
import type { OwnPublishedProject } from '@codivia/contract/api/published-projects';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ROUTES } from '../../lib/paths.ts';
import { mockApi, Refused } from '../../test/api.ts';
import { certificate } from '../../test/certificate.ts';
import { signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { PortfolioPage } from './portfolio-page.tsx';

const DATES = { published_at: '2026-11-01T10:00:00.000Z', updated_at: '2026-11-01T10:00:00.000Z' };
const published = (id: string, title: string): OwnPublishedProject => ({
  id,
  project_id: `of-${id}`,
  title,
  description: 'Two players.',
  kind: 'python',
  revision: 1,
  ...DATES,
  state: 'open',
  decision: null,
  in_gallery: false,
  thumbnail: null,
});
const own = (changes: Partial<OwnPortfolio> = {}): OwnPortfolio => ({
  handle: 'pixel-fox',
  color: 'blue',
  line: 'I like games.',
  project_ids: ['x1'],
  certificate_ids: [],
  is_open: false,
  is_visible: false,
  closes_at: null,
  ...changes,
});

function open(
  stored: OwnPortfolio | null,
  { premium = true, language = 'en' }: { premium?: boolean; language?: 'en' | 'fr' } = {},
  replies: Parameters<typeof mockApi>[0] = {},
) {
  signInAs({ is_premium: premium, plan: premium ? 'premium' : 'free', language });
  let now = stored;
  const calls = mockApi({
    'GET /portfolio': () => ({ portfolio: now }),
    'GET /published-projects': () => [published('x1', 'Pong'), published('x2', 'Snake')],
    'GET /user/certificates': () => [certificate()],
    'POST /portfolio/handle': ({ body }) => ({ ...(body as object), refusal: null }),
    'PUT /portfolio': ({ body }) => {
      now = { ...own(), ...(body as PortfolioFields) };
      return now;
    },
    'PUT /portfolio/visibility': ({ body }) => {
      const { is_open } = body as { is_open: boolean };
      now = { ...(now ?? own()), is_open, is_visible: is_open };
      return now;
    },
    'DELETE /portfolio': () => {
      now = null;
      return { message: { fr: 'Oui.', en: 'Yes.' } };
    },
    ...replies,
  });
  return { ...renderPage(<PortfolioPage />, { at: '/portfolio', language }), calls };
}

const form = async () => within(await screen.findByRole('region', { name: 'What it shows' }));
const preview = () => within(screen.getByRole('region', { name: 'Preview' }));
const sent = (calls: ReturnType<typeof mockApi>, method: string, path = '/portfolio') =>
  calls.filter((call) => call.method === method && call.path === path).at(-1)?.body;

describe('a first portfolio', () => {
  it('is made of a handle that is free, a color, a line, and what was chosen in its order', async () => {
    const { user, calls } = open(null);
    expect(await screen.findByText(/you have no portfolio yet/)).toBeVisible();
    const parts = await form();
    await user.type(parts.getByRole('textbox', { name: 'Handle' }), 'Code-Otter');
    expect(await parts.findByText('“code-otter” is free.')).toBeVisible();
    await user.click(parts.getByRole('radio', { name: 'Violet' }));
    await user.type(parts.getByRole('textbox', { name: /One line/ }), 'Hello');
    for (const title of ['Pong', 'Snake']) {
      await user.click(parts.getByRole('checkbox', { name: title }));
    }
    await user.click(parts.getByRole('button', { name: 'Move “Snake” up' }));
    expect(parts.getByText('“Snake” is now number 1.')).toBeInTheDocument();
    await user.click(parts.getByRole('checkbox', { name: certificate().course.title }));
    expect(preview().getByRole('heading', { name: 'code-otter' })).toBeVisible();
    expect(
      preview()
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Snake', 'Pong']);
    expect(preview().queryByText(certificate().user_name)).not.toBeInTheDocument();
    await user.click(parts.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Nobody but you. The portfolio is closed.')).toBeVisible();
    expect(sent(calls, 'PUT')).toEqual({
      handle: 'Code-Otter',
      color: 'violet',
      line: 'Hello',
      project_ids: ['x2', 'x1'],
      certificate_ids: [certificate().certificate_id],
    });
  });

  it('says why a handle is refused, before and when it is saved', async () => {
    const detail = { fr: 'Déjà pris.', en: 'Somebody has it.' };
    const refusal = new Refused(409, detail, 'handle_taken');
    const { user } = open(
      null,
      {},
      {
        'POST /portfolio/handle': ({ body }) => ({ ...(body as object), refusal: refusal.answer }),
        'PUT /portfolio': () => {
          throw refusal;
        },
      },
    );
    const parts = await form();
    const handle = parts.getByRole('textbox', { name: 'Handle' });
    await user.type(handle, 'a b');
    expect(await parts.findByText(/Letters without accents/)).toBeVisible();
    await user.clear(handle);
    await user.type(handle, 'taken');
    expect(await parts.findByText('Somebody has it.')).toBeVisible();
    expect(handle).toHaveAttribute('aria-invalid', 'true');
    await user.click(parts.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(handle).toHaveFocus());
    expect(screen.getAllByText('Somebody has it.')).toHaveLength(1);
  });

  it('says where the line is refused', async () => {
    const detail = { fr: 'Pas d’adresse.', en: 'No address.' };
    const { user } = open(
      own(),
      {},
      {
        'PUT /portfolio': () => {
          throw new Refused(422, detail, 'portfolio_line_contact');
        },
      },
    );
    const parts = await form();
    await user.click(parts.getByRole('button', { name: 'Save' }));
    expect(await parts.findByText('No address.')).toBeVisible();
    expect(parts.getByRole('textbox', { name: /One line/ })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
  });
});

describe('who sees it', () => {
  it('opens at a press, shows its address, and closes at a press', async () => {
    const { user, calls } = open(own());
    await user.click(await screen.findByRole('button', { name: 'Open it' }));
    expect(await screen.findByRole('textbox', { name: 'Address of the portfolio' })).toHaveValue(
      `${location.origin}/u/pixel-fox`,
    );
    expect(screen.getByText(/Anyone who has the address/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close it' }));
    expect(await screen.findByText('Nobody but you. The portfolio is closed.')).toBeVisible();
    expect(sent(calls, 'PUT', '/portfolio/visibility')).toEqual({ is_open: false });
    expect(screen.queryByRole('textbox', { name: /Address/ })).not.toBeInTheDocument();
  });

  it('is deleted when that was confirmed', async () => {
    const { user } = open(own());
    await user.click(await screen.findByRole('button', { name: 'Delete the portfolio' }));
    await user.click(await screen.findByRole('button', { name: 'Delete it' }));
    expect(await screen.findByText(/you have no portfolio yet/)).toBeVisible();
  });

  it('leaves out what is gone since it was chosen', async () => {
    const { user, calls } = open(own({ project_ids: ['gone', 'x2'] }));
    const parts = await form();
    await user.click(parts.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent(calls, 'PUT')).toMatchObject({ project_ids: ['x2'] }));
  });
});

describe('without premium', () => {
  it('says what a portfolio is, and where Premium is, in French', async () => {
    open(null, { premium: false, language: 'fr' });
    expect(await screen.findByText('Le portfolio fait partie de Premium.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Découvrir Premium' })).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('says when it closes, and closes it now', async () => {
    const closes_at = '2026-12-24T10:00:00.000Z';
    const stored = own({ is_open: true, is_visible: true, closes_at });
    const { user } = open(stored, { premium: false });
    expect(
      await screen.findByText(/until December 24, 2026: your Premium has ended/),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close it' }));
    expect(await screen.findByText('Nobody but you. The portfolio is closed.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Open it' })).not.toBeInTheDocument();
  });
});

it('says when nothing answers, and tries again', async () => {
  let down = true;
  const { user } = open(
    own(),
    {},
    {
      'GET /published-projects': () => {
        if (down) throw new TypeError('Failed to fetch');
        return [];
      },
    },
  );
  await screen.findByRole('alert');
  down = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/You haven’t published a project yet/)).toBeVisible();
});

/** Relative luminance by WCAG 2.2. */
function luminance(color: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

it.each(Object.entries(PORTFOLIO_COLORS))('white is readable on %s', (_, color) => {
  expect(1.05 / (luminance(color) + 0.05)).toBeGreaterThanOrEqual(4.5);
});

it('no handle is the first part of an address of the site, where handles could be that long', () => {
  const parts = Object.values(ROUTES).flatMap((route) => route.split('/')[1] || []);
  const long = [...new Set(parts)].filter((part) => part.length > 2 && part.length <= 20);
  expect(long.length).toBeGreaterThan(20);
  expect(RESERVED_ADDRESSES).toEqual(expect.arrayContaining(long));
});

it.each([false, true])('says why it is closed (premium: %s)', async (is_premium) => {
  signInAs({ is_premium, closed: { publish: 'age' } });
  mockApi({ 'GET /portfolio': () => ({ portfolio: null }) });
  renderPage(<PortfolioPage />);
  expect(await screen.findByText(/a parent has to agree/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask a parent' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Premium/ })).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});
