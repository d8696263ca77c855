import { describe, expect, it } from 'vitest';
import { course, lesson } from '../../test/factories.ts';
import { type CourseFilter, filterCourses, filterFrom, queryOf } from './course-filter.ts';

const EVERYTHING: CourseFilter = {
  search: '',
  difficulty: null,
  age: null,
  plan: null,
  type: null,
};

const courses = [
  course({ id: 'discovery', title: 'Discovery', title_fr: 'Découverte' }),
  course({
    id: 'games',
    title: 'Games',
    title_fr: 'Jeux',
    difficulty: 'advanced',
    age: 14,
    lessons: [lesson({ is_premium: true, type: 'quiz' }), lesson({ id: 'b' })],
  }),
  course({ id: 'empty', title: 'Empty', title_fr: 'Vide', age: 16, lessons: [] }),
];

const found = (filter: Partial<CourseFilter>) =>
  filterCourses(courses, { ...EVERYTHING, ...filter }).map(({ id }) => id);

describe('the filter of the catalogue', () => {
  it.each<[Partial<CourseFilter>, string[]]>([
    [{}, ['discovery', 'games', 'empty']],
    [{ search: 'discov' }, ['discovery']],
    [{ search: ' DECOUV ' }, ['discovery']],
    [{ search: 'découv' }, ['discovery']],
    [{ search: 'nothing like it' }, []],
    [{ difficulty: 'advanced' }, ['games']],
    [{ age: '13' }, ['discovery']],
    [{ age: '14' }, ['discovery', 'games']],
    [{ age: '15' }, ['discovery', 'games', 'empty']],
    [{ plan: 'free' }, ['discovery', 'empty']],
    [{ plan: 'premium' }, ['games']],
    [{ type: 'quiz' }, ['games']],
    [{ type: 'interactive' }, ['discovery', 'games']],
    [{ type: 'interactive', plan: 'free', search: 'disc' }, ['discovery']],
  ])('keeps what fits %j', (filter, expected) => {
    expect(found(filter)).toEqual(expected);
  });

  it('survives the way through the address', () => {
    const filter: CourseFilter = {
      search: 'a & b',
      difficulty: 'beginner',
      age: '14',
      plan: 'free',
      type: 'video',
    };
    expect(filterFrom(new URLSearchParams(queryOf(filter).toString()))).toEqual(filter);
  });

  it('leaves nothing in the address when nothing is narrowed', () => {
    expect(queryOf(EVERYTHING).toString()).toBe('');
  });

  it('ignores what it does not know', () => {
    expect(filterFrom(new URLSearchParams('difficulty=x&age=99&plan=gold&type=9'))).toEqual(
      EVERYTHING,
    );
  });
});
