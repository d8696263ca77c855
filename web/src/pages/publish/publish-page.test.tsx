import type { OwnPublishedProject } from '@codivia/contract/api/published-projects';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { storeUser } from '../../lib/session.ts';
import { mockApi, Refused } from '../../test/api.ts';
import { member, project, signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { PublishPage } from './publish-page.tsx';

const MINE = { ...project(1, ''), id: 'a', name: 'My snake' };
const published = (changes: Partial<OwnPublishedProject> = {}): OwnPublishedProject => ({
  id: 'x1',
  project_id: 'a',
  title: 'Snake',
  description: 'Eat.',
  kind: 'python',
  state: 'open',
  decision: null,
  in_gallery: false,
  thumbnail: null,
  revision: 1,
  published_at: MINE.created_at,
  updated_at: MINE.updated_at,
  ...changes,
});

function open(replies: Parameters<typeof mockApi>[0] = {}, premium = true, language?: 'fr') {
  signInAs({ is_premium: premium, plan: premium ? 'premium' : 'free' });
  const calls = mockApi({
    'GET /projects': () => [MINE],
    'GET /published-projects': () => [],
    ...replies,
  });
  const where = { at: '/publish/a', path: '/publish/:projectId' };
  return { ...renderPage(<PublishPage />, { ...where, ...(language ? { language } : {}) }), calls };
}

const press = { name: 'Publish' };

describe('publishing a project', () => {
  it('begins with the name of the project, and shows the address of the page', async () => {
    let stored: OwnPublishedProject[] = [];
    const { user, calls } = open({
      'GET /published-projects': () => stored,
      'PUT /projects/a/published': () => {
        stored = [published()];
        return stored[0];
      },
    });
    const title = await screen.findByRole('textbox', { name: /Title/ });
    expect(title).toHaveValue('My snake');
    await user.type(screen.getByRole('textbox', { name: /Description/ }), 'Eat.');
    await user.click(screen.getByRole('button', press));
    expect(await screen.findByRole('textbox', { name: 'Address of the page' })).toHaveValue(
      `${location.origin}/p/x1`,
    );
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      title: 'My snake',
      description: 'Eat.',
      accepted_revision: null,
    });
    expect(screen.getByRole('link', { name: 'See the page' })).toHaveAttribute('href', '/p/x1');
  });

  it('asks for a title', async () => {
    const { user, calls } = open();
    await user.clear(await screen.findByRole('textbox', { name: /Title/ }));
    await user.click(screen.getByRole('button', press));
    expect(screen.getByText('Give your project a title.')).toBeVisible();
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('names personal data with its place, and publishes it only when it was accepted', async () => {
    const { user, calls } = open({
      'PUT /projects/a/published': ({ body }) => {
        if ((body as { accepted_revision: number | null }).accepted_revision === 7) {
          return published();
        }
        const refused = new Refused(409, undefined, 'personal_data_found');
        const findings = [
          { kind: 'name', place: 'main.py', line: 3 },
          { kind: 'school', place: 'title', line: 1 },
        ];
        Object.assign(refused.answer as object, { findings, revision: 7 });
        throw refused;
      },
    });
    await user.click(await screen.findByRole('button', press));
    const warning = within(
      await screen.findByRole('region', { name: 'Look at this before others see it' }),
    );
    expect(warning.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'your name (main.py, line 3)',
      'the name of a school (title, line 1)',
    ]);
    expect(warning.getByRole('heading')).toHaveFocus();
    expect(warning.getByRole('link', { name: 'Change the project' })).toHaveAttribute(
      'href',
      '/playground?project=a',
    );
    await user.click(warning.getByRole('button', { name: 'I’ve checked: publish it' }));
    await waitFor(() =>
      expect(calls.filter(({ method }) => method === 'PUT').at(-1)?.body).toMatchObject({
        accepted_revision: 7,
      }),
    );
  });

  it('publishes no way to reach its author, whatever is accepted', async () => {
    const { user } = open({
      'PUT /projects/a/published': () => {
        const refused = new Refused(422, undefined, 'published_contact_refused');
        const findings = [{ kind: 'age', place: 'description', line: 1 }];
        Object.assign(refused.answer as object, { findings });
        throw refused;
      },
    });
    await user.click(await screen.findByRole('button', press));
    const warning = within(
      await screen.findByRole('region', { name: 'Take this out before others see it' }),
    );
    expect(warning.getByText('your age or year of birth (description, line 1)')).toBeVisible();
    expect(screen.queryByRole('button', { name: /I’ve checked/ })).toBeNull();
    const description = screen.getByLabelText('Description');
    await waitFor(() => expect(description).toHaveFocus());
    expect(description).toBeInvalid();
    expect(description).toHaveAccessibleDescription(
      /To be taken out here: your age or year of birth\./,
    );
    expect(screen.getByLabelText('Title')).toBeValid();
    await user.type(description, 'x');
    expect(description).toBeValid();
    expect(screen.getByRole('button', press)).toBeVisible();
  });

  it('says to stay why a copy of a hidden project is refused', async () => {
    const { user } = open({
      'PUT /projects/a/published': () => {
        const text = { en: 'Nearly the same as “Pong”.', fr: 'Presque comme « Pong ».' };
        throw new Refused(422, text, 'published_copy_hidden');
      },
    });
    await user.click(await screen.findByRole('button', press));
    expect(await screen.findByRole('alert')).toHaveTextContent('Nearly the same as “Pong”.');
  });

  it('closes the page at a press', async () => {
    let stored = [published()];
    const { user } = open({
      'GET /published-projects': () => stored,
      'DELETE /published-projects/x1': () => {
        stored = [];
        return { message: { fr: 'Fermée.', en: 'Closed.' } };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Close the page' }));
    expect(await screen.findByText(/Nobody can see it any more/)).toBeVisible();
    expect(await screen.findByRole('button', press)).toBeVisible();
  });

  it('says when others still see the earlier version', async () => {
    open({ 'GET /published-projects': () => [published({ revision: 4 })] });
    expect(await screen.findByText(/others still see the earlier version/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Title/ })).toHaveValue('Snake');
  });

  it('is offered with Premium, and closes without it', async () => {
    open({ 'GET /published-projects': () => [published()] }, false, 'fr');
    expect(await screen.findByRole('button', { name: 'Fermer la page' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Découvrir Premium' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Publier/ })).not.toBeInTheDocument();
  });

  it('says why it is closed, with Premium and without', async () => {
    for (const premium of [true, false]) {
      const view = open({}, premium);
      act(() => storeUser(member({ is_premium: premium, closed: { publish: 'age' } })));
      expect(await screen.findByText(/a parent has to agree/)).toBeVisible();
      expect(screen.queryByRole('button', press)).not.toBeInTheDocument();
      expect(screen.queryByRole('link', { name: /Premium/ })).not.toBeInTheDocument();
      view.unmount();
    }
  });

  it('says when the project is gone, and when nothing answers', async () => {
    const first = open({ 'GET /projects': () => [] });
    expect(
      await screen.findByRole('heading', { name: 'This project doesn’t exist' }),
    ).toBeVisible();
    first.unmount();
    open({
      'GET /projects': () => {
        throw new TypeError('Failed to fetch');
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  });
});

describe('a project that is hidden', () => {
  const hidden = (changes: object = {}) =>
    published({
      state: 'hidden',
      decision: {
        id: 'd1',
        outcome: 'hide',
        reason: 'hate',
        words: 'Remove line 3.',
        appeal: null,
        decided_at: '2026-11-20T10:00:00.000Z',
        ...changes,
      },
    });

  it('is being looked at after reports', async () => {
    open({ 'GET /published-projects': () => [published({ state: 'review' })] });
    const notice = await screen.findByRole('region', { name: 'This project is being looked at' });
    expect(notice).toHaveTextContent('only you and the team see its page');
    expect(screen.queryByText(/Anyone who has the address can see it/)).not.toBeInTheDocument();
  });

  it('tells why, and takes one appeal without contact details', async () => {
    let decision: object = {};
    const { user, calls } = open({
      'GET /published-projects': () => [hidden(decision)],
      'POST /published-projects/x1/appeals': ({ body }) => {
        decision = { appeal: (body as { text: string }).text };
        return { message: { fr: 'Envoyée.', en: 'Sent.' } };
      },
    });
    const notice = within(await screen.findByRole('region', { name: 'This page is hidden' }));
    expect(notice.getByText(/Reason: Insults or hate/)).toBeVisible();
    expect(notice.getByText('Remove line 3.')).toBeVisible();
    const send = notice.getByRole('button', { name: 'Send the appeal' });
    await user.click(send);
    expect(notice.getByRole('alert')).toHaveTextContent('Say why.');
    const text = notice.getByRole('textbox', { name: 'Your appeal' });
    await user.type(text, 'Call 06 12 34 56 78');
    // The rules come a moment after the form.
    await waitFor(() => expect(text).toBeInvalid());
    await user.click(send);
    await waitFor(() => expect(text).toHaveFocus());
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    await user.clear(text);
    await user.type(text, 'I have removed it.');
    await user.click(send);
    expect(await notice.findByText(/You’ve appealed/)).toBeVisible();
    expect(notice.getByText('I have removed it.')).toBeVisible();
    expect(notice.queryByRole('textbox')).not.toBeInTheDocument();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      decision_id: 'd1',
      text: 'I have removed it.',
    });
  });

  it('keeps the appeal when it could not be sent', async () => {
    const { user } = open(
      {
        'GET /published-projects': () => [hidden()],
        'POST /published-projects/x1/appeals': () => {
          throw new Refused(409, { fr: 'Déjà contestée.', en: 'Appealed already.' }, 'appeal_made');
        },
      },
      true,
      'fr',
    );
    const text = await screen.findByRole('textbox', { name: 'Ta demande' });
    await user.type(text, 'Je l’ai enlevé.');
    await user.click(screen.getByRole('button', { name: 'Envoyer la demande' }));
    expect(await screen.findByText('Déjà contestée.')).toBeVisible();
    expect(text).toHaveValue('Je l’ai enlevé.');
  });

  it('says when the decision is final', async () => {
    open({ 'GET /published-projects': () => [hidden({ outcome: 'uphold' })] });
    expect(await screen.findByText(/This decision is final/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send the appeal' })).not.toBeInTheDocument();
  });
});

it('says that a project is in the gallery', async () => {
  open({ 'GET /published-projects': () => [published({ in_gallery: true })] });
  expect(await screen.findByRole('link', { name: 'See the gallery' })).toHaveAttribute(
    'href',
    '/gallery',
  );
});
