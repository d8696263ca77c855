import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ClassesPage } from '../../pages/classes/classes-page.tsx';
import { mockApi } from '../../test/api.ts';
import { renderPage } from '../../test/render.tsx';

afterEach(() => void vi.useRealTimers());

const PATH = '/classes/:classId?/:section?/:itemId?';

/** Opens the demonstration as a visitor; calls of the server are kept. */
function open(at: string, language: 'en' | 'fr' = 'en') {
  const calls = mockApi({ 'GET /courses': () => [] });
  return { calls, ...renderPage(<ClassesPage />, { at, path: PATH, language }) };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

describe('the demonstration, without an account', () => {
  it('has a roster that changes, and asks nothing of the server', async () => {
    const { user, calls } = open('/classes/demo');
    expect(await screen.findByRole('region', { name: 'A demonstration.' })).toHaveTextContent(
      'The thirty pupils are invented',
    );
    expect(screen.getByRole('link', { name: 'For teachers' })).toHaveAttribute('href', '/teachers');
    expect(await screen.findByRole('region', { name: '30 pupils' })).toBeVisible();
    await user.click(button('New words for Ben'));
    await user.click(
      (await dialog('New words for Ben?')).getByRole('button', { name: 'Make new words' }),
    );
    const words = await dialog('The words of Ben');
    expect(words.getByRole('status')).toHaveTextContent(/^User name: ben\w+ \w+ \w+$/);
    await user.click(words.getByRole('button', { name: 'Done' }));
    await user.click(button('More about Zoé'));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    await user.click((await dialog('Remove Zoé?')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('region', { name: '29 pupils' })).toBeVisible();
    await user.click(button('Take Zoé back'));
    expect(await screen.findByRole('region', { name: '30 pupils' })).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('says what it cannot show', async () => {
    const { user } = open('/classes/demo');
    await user.type(await screen.findByLabelText('Address of a colleague'), 'a@school.example');
    await user.click(button('Add'));
    expect(await screen.findByText(/Nobody can be added to the demonstration/)).toBeVisible();
    await user.click(button('Delete at once…'));
    const ask = await dialog(/^Delete .* at once\?$/);
    await user.type(ask.getByRole('textbox'), 'Demonstration 9B');
    await user.click(ask.getByRole('button', { name: 'Delete at once…' }));
    expect(await ask.findByText(/can’t be deleted/)).toBeVisible();
  });

  it('adds names, and shows their cards', async () => {
    const { user, router } = open('/classes/demo/names');
    await user.type(await screen.findByRole('textbox'), 'Ada{Enter}Ben');
    await user.click(await screen.findByRole('button', { name: 'Make 2 accounts' }));
    const cards = await screen.findAllByRole('listitem');
    expect(router.state.location.pathname).toBe('/classes/demo/cards');
    expect(cards.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([expect.stringContaining('ben2')]),
    );
  });

  it('plays a lesson whose cells open, and whose time can be stopped', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user, calls } = open('/classes/demo/lesson/discovery-conditions');
    const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
    await screen.findByRole('table', { name: 'Making decisions: pupils and exercises' });
    expect(screen.getByText('28 of 30 connected')).toBeVisible();
    expect(screen.getByText('2 pupils are stuck')).toBeVisible();
    expect(button('Ben, The roller coaster: 4 tries')).toBeVisible();
    await user.click(button('Stop the time'));
    await pass(10);
    expect(button('Ben, The roller coaster: 4 tries')).toBeVisible();
    await user.click(button('Let time go on'));
    await pass(8);
    expect(button('Ben, The roller coaster: Stuck: 5 tries')).toBeVisible();
    expect(screen.getByText('3 pupils are stuck')).toBeVisible();
    await pass(80);
    expect(button('Ben, The roller coaster: Solved')).toBeVisible();

    await user.click(button('Hide the names'));
    expect(screen.queryByText('Ben')).toBeNull();
    await user.click(button('Pupil 5, The roller coaster: Solved'));
    const program = await dialog('The roller coaster – Pupil 5');
    expect(await program.findByText('Latest check: passed')).toBeVisible();
    await user.click(program.getByRole('button', { name: 'Show on the board' }));
    const board = await dialog('The roller coaster');
    expect(board.getByText(/if height >= 140/)).toBeVisible();
    await user.click(board.getByRole('button', { name: 'Leave the board' }));
    await user.keyboard('{Escape}');

    await user.click(button('Pause'));
    expect(await screen.findByText(/^Pause: [12]:\d\d left$/)).toBeVisible();
    await user.click(button('End the pause'));
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('takes comments on a program, which reach nobody', async () => {
    const { user, calls } = open('/classes/demo/lesson/discovery-conditions');
    await user.click(
      await screen.findByRole('button', { name: 'Gabriel, The roller coaster: 2 tries' }),
    );
    const program = await dialog('The roller coaster – Gabriel');
    expect(await program.findByText('Latest check: not yet')).toBeVisible();
    await user.click(program.getByRole('button', { name: 'Comment on line 2 of main.py' }));
    await user.type(program.getByRole('textbox'), 'Which sign?');
    await user.click(program.getByRole('button', { name: 'Send the comment' }));
    expect(await program.findByText('Which sign?')).toBeVisible();
    expect(program.queryByRole('link', { name: /Open all comments/ })).toBeNull();
    expect(calls).toEqual([]);
  });

  it('has results that agree with the lesson, and can be taken out', async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob);
      return 'blob:x';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
    const { user, calls, router } = open('/classes/demo/results', 'fr');
    const table = within(await screen.findByRole('grid'));
    expect(table.getAllByRole('row')).toHaveLength(31);
    expect(table.getAllByRole('columnheader')).toHaveLength(6);
    const kenji = within(table.getByRole('row', { name: /Kenji/ }));
    expect(kenji.getAllByRole('cell').at(-1)).toHaveTextContent('À temps');
    expect(await screen.findByText(/plusieurs réponses s’affichent/)).toBeVisible();
    await user.click(button('CSV, format français'));
    await vi.waitFor(() => expect(saved).toHaveLength(1));
    expect(await saved[0]?.text()).toContain('Prendre des décisions');
    await user.click(table.getByRole('link', { name: 'Kenji' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Kenji' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/classes/demo/pupil/kenji');
    expect(calls).toEqual([]);
  });

  it.each(['cards', 'comments', 'lesson', 'results/print', 'pupil/nobody', 'assignments/give'])(
    'answers %s too',
    async (section) => {
      open(`/classes/demo/${section}`);
      expect(await screen.findByRole('heading', { level: 2 })).toBeVisible();
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('lists assignments, whose dates can be changed', async () => {
    const { user } = open('/classes/demo/assignments');
    expect(await screen.findByText(/In your own class you also choose/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Assign something' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Edit .*Making decisions/ }));
    const form = await dialog(/Making decisions/);
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The assignment is saved.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Remove .*Loops/ }));
    await user.click((await dialog(/Loops/)).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText(/is removed\.$/)).toBeVisible();
  });
});

it('begins again in the language that is chosen', async () => {
  const { i18n } = open('/classes/demo');
  await screen.findByRole('heading', { level: 1, name: 'Demonstration 9B' });
  await act(() => i18n.change('fr'));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Démonstration 4e B' }),
  ).toBeVisible();
});
