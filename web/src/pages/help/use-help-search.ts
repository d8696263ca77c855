import { helpArticles } from 'virtual:content/help';
import { useCourses } from '../../features/courses/courses.api.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { localizedTitle } from '../../lib/localized.ts';
import { paths } from '../../lib/paths.ts';
import { type Findable, findHelp } from '../../support/help/find-help.ts';
import type helpTexts from '../../support/help/help.en.ts';

/** A result of the search, and the address it links to. */
export interface Found extends Findable {
  kind: 'article' | 'lesson' | 'setting';
  to: string;
}

/** Maximum number of lessons shown among the results. */
const LESSONS_SHOWN = 8;

const SETTINGS = [
  'name',
  'password',
  'language',
  'devices',
  'sounds',
  'mascot',
  'rhythm',
  'weekly_mail',
  'subscription',
  'gift_card',
  'data',
  'deletion',
] as const satisfies (keyof typeof helpTexts.settings)[];

/** Finds results for the words: articles first, then settings, then lessons of the catalogue. */
export function useHelpSearch(search: string) {
  const { t, language } = useTranslation('help');
  const courses = useCourses();
  const articles: Found[] = helpArticles.map(({ id, title, keywords, summary }) => ({
    kind: 'article',
    to: paths.helpArticle(id),
    title: title[language],
    keywords: keywords[language],
    summary: summary[language],
  }));
  const settings: Found[] = SETTINGS.map((name) => ({
    kind: 'setting',
    to: paths.settings,
    title: t(`settings.${name}`),
  }));
  const lessons: Found[] = (courses.data ?? []).flatMap((course) =>
    course.lessons.map((lesson) => ({
      kind: 'lesson' as const,
      to: paths.lesson(lesson.id),
      title: localizedTitle(lesson, language),
      summary: localizedTitle(course, language),
    })),
  );
  return {
    found: [
      ...findHelp(articles, search),
      ...findHelp(settings, search),
      ...findHelp(lessons, search).slice(0, LESSONS_SHOWN),
    ],
    /** True while the catalogue is loading. */
    waiting: courses.isPending,
    catalogueFailed: courses.isLoadingError,
  };
}
