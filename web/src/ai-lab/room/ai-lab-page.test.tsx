import 'fake-indexeddb/auto';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { type LabProject, newProject } from '../project/lab-project.ts';
import { readProjects, writeProject } from '../project/stored-projects.ts';
import { PageWorker } from '../training/page-worker.ts';
import { AiLabPage } from './ai-lab-page.tsx';

beforeEach(() => {
  vi.stubGlobal('Worker', PageWorker);
  vi.stubGlobal('scrollTo', () => {});
});

const show = async (language: 'en' | 'fr' = 'en') =>
  act(async () => renderPage(<AiLabPage />, { language, at: '/ailab' }));
const press = (name: string) => screen.getByRole('button', { name });

test('newcomers are led to a taste of two minutes', async () => {
  await show();
  const link = screen.getByRole('link', { name: 'Try the doodle trainer' });
  expect(link).toHaveAttribute('href', '/explore#doodle-trainer');
});

test('texts are collected, trained, tested, repaired and used by keyboard alone', async () => {
  const { user } = await show();
  await user.click(press('Train with texts'));
  expect(await screen.findByRole('heading', { name: 'Collect' })).toHaveFocus();
  const field = () => screen.getByRole('textbox', { name: 'Your text' });
  const texts = { Happy: 'what a great sunny day', Grumpy: 'rain again and no bus' };
  for (let i = 0; i < 5; i++) {
    for (const [name, text] of Object.entries(texts)) {
      field().focus();
      await user.keyboard(`${text} ${i}`);
      press(name).focus();
      await user.keyboard('{Enter}');
    }
  }
  expect(screen.getAllByText('5 examples')).toHaveLength(2);

  await user.click(press('2. Train'));
  expect(screen.getByText('To learn: 8. Kept aside for the test: 2.')).toBeVisible();
  await user.click(press('Train'));
  expect(await screen.findByText('Done: 8 examples learned in 0.1 s.')).toBeVisible();

  await user.click(press('Test it'));
  expect(screen.getByRole('heading', { name: 'Test' })).toHaveFocus();
  expect(screen.getByText('Right: 100% of 2 new examples')).toBeVisible();
  expect(screen.getAllByText('Right: 1 of 1')).toHaveLength(2);
  field().focus();
  await user.keyboard('a great day');
  expect(screen.getByText('I think: Happy')).toBeVisible();
  await user.click(press('Grumpy'));
  expect(screen.getByText(/It is an example of Grumpy now/)).toBeVisible();
  expect(
    screen.getByText('Your examples or settings have changed since the training.'),
  ).toBeVisible();

  await user.click(press('4. Use'));
  expect(press('Train again')).toBeVisible();
  expect(screen.getByText(/load_model\("my-mood-reader"\)/)).toBeVisible();
});

test('a table is pasted, its last column predicted, and the tree can be read', async () => {
  const { user } = await show('fr');
  await user.click(press('Entraîner avec un tableau'));
  await user.click(screen.getByRole('textbox', { name: 'Ou tape ou colle un tableau' }));
  const rows = Array.from({ length: 10 }, (_, i) => `${i};${i < 5 ? 'petit' : 'grand'}`);
  await user.paste(['taille;genre', ...rows].join('\n'));
  await user.click(press('Prendre 10 lignes'));
  await user.click(press('2. Entraîner'));
  await user.click(press('Entraîner'));
  expect(await screen.findByText(/^taille au plus/)).toBeVisible();
  const tree = screen.getByText(/^taille au plus/).closest('li') as HTMLElement;
  expect(within(tree).getByText('petit')).toBeVisible();
  expect(within(tree).getByText('grand')).toBeVisible();
});

test('a table that cannot be used says why', async () => {
  const { user } = await show();
  await user.click(press('Train with a table'));
  await user.click(await screen.findByRole('textbox', { name: 'Or type or paste a table' }));
  await user.paste('one\ntwo');
  expect(screen.getByRole('alert')).toHaveTextContent('Only one column was found');
  await user.clear(screen.getByRole('textbox', { name: 'Or type or paste a table' }));
  await user.paste('name,colour\nzoe,red\nali,blue');
  expect(screen.queryByText(/Only one column/)).toBeNull();
  expect(press('Take 2 rows')).toBeVisible();
});

test('classes cannot share a name, and a class without examples is named before training', async () => {
  const { user } = await show();
  await user.click(press('Train with texts'));
  const second = screen.getByRole('textbox', { name: 'Name of the class Grumpy' });
  await user.clear(second);
  await user.type(second, 'happy');
  expect(screen.getByRole('alert')).toHaveTextContent('Another class has this name');
  await user.tab();
  expect(screen.getByRole('textbox', { name: 'Name of the class Grumpy' })).toHaveValue('Grumpy');
  await user.click(press('2. Train'));
  expect(screen.getByText('These classes have no example yet: Happy, Grumpy.')).toBeVisible();
});

test('a project is there again at the next visit, until it is deleted', async () => {
  const first = await show();
  await first.user.click(press('Train with drawings'));
  const name = screen.getByRole('textbox', { name: 'Name of the project' });
  await first.user.clear(name);
  await first.user.type(name, 'Cats and dogs');
  await first.user.click(press('All projects'));
  first.unmount();
  const { user } = await show();
  const project = (await screen.findByText('Cats and dogs')).closest('li') as HTMLElement;
  await user.click(within(project).getByRole('button', { name: 'Delete' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }),
  );
  await expect.poll(() => screen.queryByText('Cats and dogs')).toBeNull();
});

test('a table that is typed row by row can be taken as soon as a column can be predicted', async () => {
  const { user } = await show();
  await user.click(press('Train with a table'));
  const field = await screen.findByRole('textbox', { name: 'Or type or paste a table' });
  await user.type(field, 'size,kind\n1,small');
  expect(screen.getByRole('alert')).toHaveTextContent('No column can be predicted');
  await user.type(field, '\n2,big\n3,');
  await user.click(press('Take 2 rows'));
  expect(screen.getByRole('textbox', { name: 'Name of the class small' })).toBeVisible();
});

test.each(['windows-1252', 'utf-16le'])('a CSV file in %s is read', async (encoding) => {
  const { user } = await show();
  await user.click(press('Train with a table'));
  const text = 'prénom;fête\nZoé;été\nNoël;hiver';
  const bytes =
    encoding === 'utf-16le'
      ? [0xff, 0xfe, ...[...text].flatMap((one) => [one.charCodeAt(0), 0])]
      : [...text].map((one) => one.charCodeAt(0));
  await user.upload(
    screen.getByLabelText('Open a CSV file'),
    new File([new Uint8Array(bytes)], 'a.csv'),
  );
  await user.click(await screen.findByRole('button', { name: 'Take 2 rows' }));
  expect(screen.getByRole('textbox', { name: 'Name of the class été' })).toBeVisible();
});

test('a file that is no table says so, and is forgotten when one types', async () => {
  const { user } = await show();
  await user.click(press('Train with a table'));
  const bytes = new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 255, 254, 0]);
  await user.upload(screen.getByLabelText('Open a CSV file'), new File([bytes], 'a.csv'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Save it as CSV');
  await user.type(await screen.findByRole('textbox', { name: 'Or type or paste a table' }), 'a');
  expect(screen.queryByText(/Save it as CSV/)).toBeNull();
  const large = new File([`a,b\n${'é,1\n'.repeat(600_000)}`], 'a.csv');
  await user.upload(screen.getByLabelText('Open a CSV file'), large);
  expect(await screen.findByRole('alert')).toHaveTextContent('more than 2 MB');
});

test('columns with names of all objects are fields and cells like others', async () => {
  const { user } = await show();
  await user.click(press('Train with a table'));
  await user.click(await screen.findByRole('textbox', { name: 'Or type or paste a table' }));
  await user.paste('__proto__,constructor,toString,kind\n1,,3,x\n2,b,4,<b>y</b>');
  await user.click(press('Take 2 rows'));
  for (const name of ['__proto__', 'constructor', 'toString']) {
    expect(screen.getByRole('textbox', { name })).toHaveValue('');
  }
  await user.type(screen.getByRole('textbox', { name: 'constructor' }), 'c');
  await user.click(press('<b>y</b>'));
  expect(screen.getByText('__proto__: – · constructor: c · toString: –')).toBeVisible();
});

/** Opens a project of texts with so many examples in each class. */
async function collectTexts(user: Awaited<ReturnType<typeof show>>['user'], count: number) {
  await user.click(press('Train with texts'));
  for (let i = 0; i < count; i++) {
    for (const name of ['Happy', 'Grumpy']) {
      await user.click(screen.getByRole('textbox', { name: 'Your text' }));
      await user.paste(`${name} ${i}`);
      await user.click(press(name));
    }
  }
}

test('a training that fails says so, and can be started again', async () => {
  const { user } = await show();
  await collectTexts(user, 1);
  vi.stubGlobal(
    'Worker',
    class extends PageWorker {
      override postMessage(): void {
        setTimeout(() => this.say({ failed: true }));
      }
    },
  );
  await user.click(press('2. Train'));
  expect(screen.getByText(/^Fewer than ten examples each: Happy, Grumpy/)).toBeVisible();
  await user.click(press('Train'));
  expect(await screen.findByText(/^Training stopped by itself/)).toHaveRole('alert');
  vi.stubGlobal('Worker', PageWorker);
  await user.click(press('Train'));
  expect(await screen.findByText(/^Done: 2 examples/)).toBeVisible();
});

test('a model stays out of date when a new training is stopped', async () => {
  const { user } = await show();
  await collectTexts(user, 2);
  await user.click(press('2. Train'));
  await user.click(press('Train'));
  await screen.findByText(/^Done/);
  await user.click(press('1. Collect'));
  await user.click(screen.getByRole('textbox', { name: 'Your text' }));
  await user.paste('later');
  await user.click(press('Happy'));
  await user.click(press('2. Train'));
  expect(screen.queryByText(/^Done/), 'of other examples').toBeNull();
  vi.stubGlobal(
    'Worker',
    class extends PageWorker {
      override postMessage(): void {}
    },
  );
  await user.click(press('Train'));
  await user.click(press('Stop'));
  expect(screen.getByText('Stopped: your model is still the one from before.')).toBeVisible();
  await user.click(press('3. Test'));
  expect(
    screen.getByText('Your examples or settings have changed since the training.'),
  ).toBeVisible();
});

test('a class that is renamed or deleted after the training leaves the test as it was', async () => {
  const { user } = await show();
  await collectTexts(user, 5);
  await user.type(screen.getByRole('textbox', { name: 'Name of a new class' }), 'Odd{Enter}');
  await user.click(screen.getByRole('textbox', { name: 'Your text' }));
  await user.paste('odd');
  await user.click(press('Odd'));
  await user.click(press('2. Train'));
  await user.click(press('Train'));
  await screen.findByText(/^Done/);
  await user.click(press('1. Collect'));
  await user.type(screen.getByRole('textbox', { name: 'Name of the class Grumpy' }), '!{Enter}');
  await user.click(press('Delete the class Odd'));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }),
  );
  await user.click(press('3. Test'));
  expect(
    screen.getByText('Your examples or settings have changed since the training.'),
  ).toBeVisible();
  expect(screen.getByText('Right: 100% of 2 new examples')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Your text' }), 'Happy');
  expect(screen.getByText('I think: Happy')).toBeVisible();
  expect(press('Grumpy!')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Odd' })).toBeNull();
});

test('the keyboard keeps its place when a class is renamed and examples are deleted', async () => {
  const { user } = await show();
  await collectTexts(user, 2);
  const name = screen.getByRole('textbox', { name: 'Name of the class Happy' });
  await user.type(name, ' ones');
  await user.tab();
  expect(press('Delete: Happy ones, example 2')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(press('Delete: Happy ones, example 1')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('textbox', { name: 'Name of the class Happy ones' })).toHaveFocus();
});

test('an example that was deleted comes back to its place', async () => {
  const { user } = await show();
  await collectTexts(user, 3);
  const shown = () =>
    screen
      .getAllByRole('button', { name: /^Delete: Happy/ })
      .map((one) => one.parentElement?.textContent);
  const before = shown();
  await user.click(press('Delete: Happy, example 2'));
  expect(screen.getByText('Deleted: Happy, example 2')).toBeVisible();
  expect(shown()).toHaveLength(2);
  await user.click(press('Bring it back'));
  expect(shown()).toEqual(before);
  expect(screen.queryByText(/^Deleted:/)).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Name of the class Happy' })).toHaveFocus();
});

test('after a class is deleted the keyboard goes on at the class that has its place', async () => {
  const { user } = await show();
  await user.click(press('Train with texts'));
  await user.type(
    screen.getByRole('textbox', { name: 'Name of a new class' }),
    'Odd{Enter}Even{Enter}',
  );
  for (const [deleted, next] of [
    ['Grumpy', 'Odd'],
    ['Even', 'Odd'],
  ] as const) {
    press(`Delete the class ${deleted}`).focus();
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByRole('button', { name: 'Delete' }).focus();
    await user.keyboard('{Enter}');
    await vi.waitFor(() =>
      expect(screen.getByRole('textbox', { name: `Name of the class ${next}` })).toHaveFocus(),
    );
  }
});

test('a new class that cannot be added says why', async () => {
  const { user } = await show();
  await user.click(press('Train with texts'));
  const field = screen.getByRole('textbox', { name: 'Name of a new class' });
  await user.type(field, 'HAPPY{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('Another class has this name');
  await user.type(field, '2{Enter}');
  expect(screen.getByRole('textbox', { name: 'Name of the class HAPPY2' })).toBeVisible();
});

test('a project does not stay without a name', async () => {
  const { user } = await show();
  await user.click(press('Train with texts'));
  const name = screen.getByRole('textbox', { name: 'Name of the project' });
  await user.clear(name);
  await user.tab();
  expect(name).toHaveValue('My mood reader');
});

test('a class of a table that has lost its examples can be deleted', async () => {
  const { user } = await show();
  await user.click(press('Train with a table'));
  await user.click(await screen.findByRole('textbox', { name: 'Or type or paste a table' }));
  await user.paste('size,kind\n1,a\n2,b\n3,c');
  await user.click(press('Take 3 rows'));
  await user.click(press('Delete: c, example 1'));
  await user.click(press('Delete the class c'));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }),
  );
  await user.click(press('2. Train'));
  expect(press('Train')).toBeVisible();
});

describe('projects in several tabs', () => {
  /** Changes the kept project of this name, as another tab would. */
  async function changeElsewhere(name: string, patch: Partial<LabProject>) {
    const [project] = (await readProjects()).filter((one) => one.name === name);
    if (!project) throw new Error(`no project ${name}`);
    await writeProject({ ...project, ...patch, changedAt: Date.now() + 1000 });
  }

  async function showKept(name: string) {
    await writeProject(newProject('text', name, ['Happy', 'Grumpy']));
    const shown = await show();
    const item = (await screen.findByText(name)).closest('li') as HTMLElement;
    const open = () => shown.user.click(within(item).getByRole('button', { name: 'Open' }));
    return { ...shown, open };
  }

  test('the latest is opened, not what the list has read before', async () => {
    const { open } = await showKept('Two tabs');
    await changeElsewhere('Two tabs', { name: 'Renamed elsewhere' });
    await open();
    expect(await screen.findByDisplayValue('Renamed elsewhere')).toBeVisible();
    const names = (await readProjects()).map(({ name }) => name);
    expect(names).toContain('Renamed elsewhere');
  });

  test('what another tab has changed is taken over when one comes back', async () => {
    const { open } = await showKept('Side by side');
    await open();
    await screen.findByDisplayValue('Side by side');
    await changeElsewhere('Side by side', { classes: [{ id: 'new', name: 'Elsewhere' }] });
    act(() => window.dispatchEvent(new Event('focus')));
    expect(
      await screen.findByRole('textbox', { name: 'Name of the class Elsewhere' }),
    ).toBeVisible();
  });
});

test('the test says who is missing, by class and by column, and shows the hardest examples', async () => {
  const { user } = await show();
  await user.click(press('Train with a table'));
  await user.click(await screen.findByRole('textbox', { name: 'Or type or paste a table' }));
  // Only the rows that are kept for the test have a left hand.
  const rows = Array.from({ length: 10 }, (_, i) => (i % 5 === 4 ? '1,left,open' : '9,right,open'));
  await user.paste(['size,hand,door', ...rows, ...Array(4).fill('1,right,shut')].join('\n'));
  await user.click(press('Take 14 rows'));
  await user.click(press('2. Train'));
  await user.click(press('Train'));
  await user.click(await screen.findByRole('button', { name: 'Test it' }));
  const missing = screen.getByRole('heading', { name: 'Who is missing?' }).parentElement;
  const inMissing = within(missing as HTMLElement);
  expect(inMissing.getByText('Right: 0 of 2')).toBeVisible();
  expect(inMissing.getByText('not tested: fewer than five examples')).toBeVisible();
  expect(screen.getAllByText('open, taken for shut. It gave the right answer 0%.')).toHaveLength(2);
});

test('where the browser keeps nothing, a project says so at once', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { user } = await show();
  await user.click(press('Train with texts'));
  expect(await screen.findByText(/^This browser keeps nothing right now/)).toHaveRole('alert');
});

test('a table replaces the examples of a project only after one has agreed', async () => {
  const { user } = await show();
  await user.click(press('Train with a table'));
  const field = await screen.findByRole('textbox', { name: 'Or type or paste a table' });
  await user.click(field);
  await user.paste('size,kind\n1,a\n2,b');
  await user.click(press('Take 2 rows'));
  await user.type(screen.getByRole('textbox', { name: 'size' }), '3');
  await user.click(field);
  await user.paste('age,kind\n1,c\n2,d\n3,d');
  await user.click(press('Take 3 rows'));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText('The 2 examples of your project go away.')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('size: 1')).toBeVisible();
  await user.click(press('Take 3 rows'));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Replace' }),
  );
  expect(screen.getByText('age: 1')).toBeVisible();
  // What was half written for the former table is gone.
  await user.click(press('c'));
  expect(screen.getByText('Fill in at least one field first.')).toBeVisible();
});
