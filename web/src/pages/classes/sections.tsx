import { type ComponentType, lazy } from 'react';
import type { ClassSectionProps } from '../../classes/class-section.ts';

/** The sections of a class that are tabs, in their order. */
export const TABS = ['roster', 'assignments', 'lesson', 'results', 'comments'] as const;
export type Tab = (typeof TABS)[number];

/** Sections that other sections lead to, and the tab to which each belongs. */
const INNER = { names: 'roster', cards: 'roster', pupil: 'results' } as const satisfies Record<
  string,
  Tab
>;
type SectionName = Tab | keyof typeof INNER;

function section(load: () => Promise<ComponentType<ClassSectionProps>>) {
  return lazy(async () => ({ default: await load() }));
}

/** The sections there are; a tab without one is not shown. */
export const SECTIONS: { readonly [Name in SectionName]?: ComponentType<ClassSectionProps> } = {
  roster: section(
    async () => (await import('../../classes/roster/roster-section.tsx')).RosterSection,
  ),
  assignments: section(
    async () =>
      (await import('../../classes/assignments/assignments-section.tsx')).AssignmentsSection,
  ),
  names: section(async () => (await import('../../classes/names/names-section.tsx')).NamesSection),
  cards: section(async () => (await import('../../classes/cards/cards-section.tsx')).CardsSection),
  lesson: section(
    async () =>
      (await import('../../classes/lesson-view/lesson-view-section.tsx')).LessonViewSection,
  ),
  results: section(
    async () => (await import('../../classes/results/results-section.tsx')).ResultsSection,
  ),
  pupil: section(
    async () => (await import('../../classes/results/pupil-section.tsx')).PupilSection,
  ),
  comments: section(
    async () => (await import('../../classes/comments/comments-section.tsx')).CommentsSection,
  ),
};

const isSection = (name: string): name is SectionName => Object.hasOwn(SECTIONS, name);

/** The section of an address, and its tab; null for one that does not exist. Without a name it is the roster. */
export function sectionOf(name = 'roster') {
  const Section = isSection(name) ? SECTIONS[name] : undefined;
  if (!Section) return null;
  const isInner = Object.hasOwn(INNER, name);
  return { Section, isInner, tab: isInner ? INNER[name as keyof typeof INNER] : (name as Tab) };
}
