import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { write } from './lesson.ts';
import { callAsAdmin } from './member.ts';

/** The answer to an exercise, as the API gives it to somebody who reads every lesson. */
interface Answered {
  id: string;
  kind: string;
  output?: string;
  starter?: Record<string, string>;
  solution?: Record<string, string>;
  options?: { correct: boolean }[];
  task?: { type: string; template?: string; solution?: string; lines?: string[]; indent?: boolean };
}

const TABS: Record<string, string> = {
  'index.html': 'HTML',
  'style.css': 'CSS',
  'script.js': 'JavaScript',
};

/** Two quick presses on the main button count as one: step-bar.tsx. */
const DOUBLE_PRESS_MS = 1100;

/** Takes a lesson from its first step to its end, and counts the presses. */
export class LessonWalk {
  private presses = 0;
  private lastMain = 0;
  private readonly page: Page;
  private readonly pressWith: (target: Locator) => Promise<void>;

  constructor(page: Page, how: 'tap' | 'click') {
    this.page = page;
    this.pressWith = (target) => target[how]();
  }

  /**
   * Answers every exercise rightly at once, runs every program, and goes on. Returns the presses of each step.
   *
   * @param onDone called when a step is done, before it is left
   */
  async take(lesson: string, onDone: (step: Locator) => Promise<void> = async () => {}) {
    const { exercises } = await callAsAdmin(this.page, 'GET', `/user-lessons/${lesson}?lang=en`);
    const bar = this.page.locator('.step-bar');
    const step = this.page.locator('.lesson-step');
    const goOn = bar.getByRole('button', { name: 'Continue', exact: true });
    const act = bar.getByRole('button', { name: /^(Run|Check\b.*)$/ });
    const skip = bar.getByRole('button', { name: 'Skip', exact: true });
    const ask = step.getByRole('button', { name: 'Send', exact: true });
    const counts: Record<string, number> = {};
    await expect(bar).toBeVisible();
    for (;;) {
      const name = (await step.getAttribute('aria-label')) ?? '';
      if (name.startsWith('End of')) return counts;
      this.presses = 0;
      const part = step.locator(
        'code-exercise, quiz-question, python-editor, web-editor, p5-editor',
      );
      if (await part.count()) {
        const id = await part.getAttribute('id');
        // Until its editor has come, the step can only be left out.
        await expect(act).toBeVisible();
        const exercise = exercises.find((one: Answered) => one.id === id);
        if (exercise) await this.answer(step, exercise);
        await this.pressMain(act);
        await expect(goOn.or(ask).first(), name).toBeVisible();
      }
      await onDone(step);
      // Where a text follows a thing to play with that was not touched, the first press shows that text.
      await expect(async () => {
        // A game that asks for move after move is left where it asks first.
        await this.pressMain((await goOn.count()) ? goOn : skip);
        await expect(step).not.toHaveAttribute('aria-label', name, { timeout: 3000 });
      }).toPass();
      counts[name] = this.presses;
    }
  }

  private async press(target: Locator): Promise<void> {
    await this.pressWith(target);
    this.presses++;
  }

  /** Presses the main button, once a press counts as a new one. */
  private async pressMain(target: Locator): Promise<void> {
    await this.page.waitForTimeout(Math.max(0, this.lastMain + DOUBLE_PRESS_MS - Date.now()));
    await this.press(target);
    this.lastMain = Date.now();
  }

  /** Indents the line placed last as the program has it; a new line takes over the spaces of the one above. */
  private async indent(step: Locator, line: string): Promise<void> {
    const lines = step.locator('.arrange-program').getByRole('button');
    const placed = lines.filter({ hasText: line.trim() }).last();
    const depth = line.search(/\S/) / 4;
    for (let i = 0; i < 3; i++) await placed.press('ArrowLeft');
    for (let i = 0; i < depth; i++) await placed.press('ArrowRight');
  }

  private async answer(step: Locator, exercise: Answered): Promise<void> {
    const { kind, task, solution = {} } = exercise;
    if (kind === 'quiz') {
      const options = step.locator('fieldset input');
      for (const [i, { correct }] of (exercise.options ?? []).entries()) {
        if (correct) await this.press(options.nth(i));
      }
      return;
    }
    if (kind === 'predict') {
      const field = step.getByRole('textbox');
      await this.press(field);
      await field.fill(exercise.output ?? '');
      return;
    }
    if (task?.type === 'arrange') {
      for (const line of task.lines ?? []) {
        const waiting = step.locator('.arrange-waiting').getByRole('button');
        await this.press(waiting.filter({ hasText: line.trim() }).first());
        if (task.indent) await this.indent(step, line);
      }
      return;
    }
    if (task?.type === 'fill') {
      const fields = step.locator('.task-blank');
      await this.press(fields.first());
      const values = [...(task.template ?? '').matchAll(/⟦(.*?)⟧/g)].map(([, value]) => value);
      for (const [i, value] of values.entries()) await fields.nth(i).fill(value ?? '');
      return;
    }
    const files = task?.solution === undefined ? solution : { query: task.solution };
    for (const [file, text] of Object.entries(files)) {
      const tab = step.getByRole('tab', { name: TABS[file] ?? file, exact: true });
      if ((await tab.count()) && (await tab.getAttribute('aria-selected')) !== 'true') {
        await this.press(tab);
      }
      await write(step.locator('.step-work'), text, (editor) => this.press(editor));
    }
  }
}
