import { describe, expect, test } from 'vitest';
import { type LoadedCareer, loadCareers } from './load-careers.ts';
import { typographyProblems } from './typography.ts';

const careers = loadCareers();

/** docs/product.md#careers: salary in thousands of euros, months of training, satisfaction, demand. */
const FIGURES = {
  'web-developer': [35, 80, 6, 12, 4.6, 'high'],
  'ai-engineer': [45, 120, 12, 24, 4.8, 'very-high'],
  cybersecurity: [40, 100, 12, 18, 4.7, 'very-high'],
  'game-developer': [30, 70, 8, 18, 4.4, 'medium'],
  'data-scientist': [40, 90, 12, 18, 4.6, 'high'],
  'mobile-developer': [35, 75, 6, 12, 4.5, 'high'],
};

type Pair = { en: string; fr: string };
const isPair = (value: object): value is Pair => 'en' in value && 'fr' in value;

/** Every text in both languages, however deep. */
function pairs(value: unknown): Pair[] {
  if (typeof value !== 'object' || value === null) return [];
  return isPair(value) ? [value] : Object.values(value).flatMap(pairs);
}

const career = (id: string) => careers.find((one) => one.id === id) as LoadedCareer;
const words = (texts: string[]) => texts.join(' ').split(/\s+/).length;

test('there are the six careers, with the figures that docs/product.md states', () => {
  const figures = careers.map(({ id, salary, training_months, satisfaction, demand }) => [
    id,
    [salary.min, salary.max, training_months.min, training_months.max, satisfaction, demand],
  ]);
  expect(Object.fromEntries(figures)).toEqual(FIGURES);
});

describe.each(careers)('$id', (one) => {
  test('says everything in both languages, and as much in each', () => {
    const texts = pairs(one);
    for (const { en, fr } of texts) {
      expect(en.trim()).not.toBe('');
      expect(fr.trim()).not.toBe('');
    }
    const [english, french] = [texts.map(({ en }) => en), texts.map(({ fr }) => fr)];
    expect(words(english)).toBeGreaterThan(500);
    expect(words(french) / words(english)).toBeGreaterThan(0.8);
    expect(words(french) / words(english)).toBeLessThan(1.35);
  });

  test('follows French typography', () => {
    expect(pairs(one).flatMap(({ fr }) => typographyProblems(fr))).toEqual([]);
  });

  test('goes on without gaps, from the lowest salary to the highest', () => {
    const [first, second, third] = one.steps;
    expect(first?.salary.min).toBe(one.salary.min);
    expect(second?.salary.min).toBe(first?.salary.max);
    expect(third?.salary.min).toBe(second?.salary.max);
    expect(third?.salary.max).toBe(one.salary.max);
  });

  test('tells a day in order', () => {
    const times = one.day.map(({ time }) => time);
    expect(times).toEqual([...times].sort());
  });
});

test('the data scientist has the skills and steps that docs/product.md states', () => {
  const { skill_categories, steps, advantages, challenges } = career('data-scientist');
  expect(skill_categories.map(({ category, items }) => [category.en, items.join(', ')])).toEqual([
    ['Programming', 'Python, R, SQL, Scala, Julia, MATLAB'],
    ['Machine Learning', 'Scikit-learn, TensorFlow, PyTorch, Pandas, NumPy, Keras'],
    ['Visualization', 'Matplotlib, Seaborn, Plotly, Tableau, Power BI, D3.js'],
  ]);
  expect(steps.map(({ title, salary }) => [title.en, salary.min, salary.max])).toEqual([
    ['Data Analyst', 40, 50],
    ['Data Scientist', 50, 75],
    ['Lead Data Scientist', 75, 90],
  ]);
  expect(advantages.map(({ title }) => title.en)).toEqual([
    'Attractive salary',
    'Impact on business decisions',
    'Cutting-edge technologies',
    'Remote work possible',
    'High demand',
    'Diversity of domains',
  ]);
  expect(challenges.map(({ title }) => title.en)).toEqual([
    'Intensive mathematical training',
    'Variable data quality',
    'Result interpretation',
    'Rapid tool evolution',
  ]);
});
