import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { librariesFrom } from './fake-matplotlib.ts';
import { expect, test } from './fixtures.ts';
import { finished, log, openLesson, run } from './lesson.ts';

/** A folder with official files of Pyodide's packages, all or some of them. */
const FOLDER = process.env.PYTHON_PACKAGES_FOLDER ?? '';
const has = (name: string) => readdirSync(FOLDER).some((file) => file.startsWith(`${name}-`));

test.skip(!existsSync(FOLDER), 'PYTHON_PACKAGES_FOLDER names no folder of packages');

const ARRAYS = `import numpy as np
a = np.arange(6).reshape(2, 3)
print((a @ a.T).tolist(), a.mean(axis=0), np.linalg.solve([[3, 1], [1, 2]], [9, 8]))
print(np.fft.fft([1, 2, 3]).round(3)[1], np.random.default_rng(1).integers(0, 9, 3))`;
const PARTS = `import cycler, dateutil, fontTools, joblib, kiwisolver, packaging, pyparsing, pytz, six, threadpoolctl
from contourpy import contour_generator
from PIL import Image
Image.new("RGB", (64, 64), "teal").save("a.png")
print(len(contour_generator(z=[[0, 1], [1, 2]]).lines(0.5)), Image.open("a.png").getpixel((1, 1)))`;
const PLOT = `import matplotlib.pyplot as plt
plt.plot([1, 2, 4])
plt.show()
print("drawn")`;
const MODEL = `from sklearn.linear_model import LinearRegression
print(LinearRegression().fit([[1], [2]], [2, 4]).predict([[3]]).round(3))`;

test('the official packages load through the real loader and do their work', async ({ page }) => {
  test.slow(); // some 20 MB to compile
  await librariesFrom(page, (file) => join(FOLDER, file));
  const editor = await openLesson(page);
  const alert = editor.getByRole('alert');

  await test.step('numpy', async () => {
    await run(editor, ARRAYS);
    const printed = '[[5, 14], [14, 50]] [1.5 2.5 3.5] [2. 3.]\n(-1.5+0.866j) [4 4 6]\n';
    await expect(log(editor)).toHaveText(printed);
    await run(editor, 'import numpy as np\nprint(np.array([1, 2]) + np.array([1, 2, 3]))');
    await expect(alert).toContainText('different shapes');
  });

  await test.step('what matplotlib and scikit-learn are built on', async () => {
    await run(editor, PARTS);
    await expect(log(editor)).toHaveText('1 (0, 128, 128)\n');
    await finished(editor);
  });

  await test.step('matplotlib, or the message that it is not there', async () => {
    await run(editor, PLOT);
    if (!has('matplotlib')) return expect(alert).toContainText('The library matplotlib');
    await expect(log(editor)).toContainText('drawn');
    await expect(editor.getByRole('img', { name: 'Picture 1' })).toBeVisible();
  });

  await test.step('scikit-learn, or the message that it is not there', async () => {
    await run(editor, MODEL);
    if (!has('scikit_learn')) return expect(alert).toContainText('scikit_learn');
    await expect(log(editor)).toHaveText('[6.]\n');
  });
});
