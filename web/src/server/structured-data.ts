import { MAX_STARS } from '@codivia/contract/api/claims';
import type { Course, Difficulty } from '@codivia/contract/api/courses';
import type { Language } from '@codivia/contract/api/language';
import type { QueryClient } from '@tanstack/react-query';
import { courseQuery, coursesQuery } from '../features/courses/courses.api.ts';
import {
  learningPathQuery,
  learningPathsQuery,
} from '../features/learning-paths/learning-paths.api.ts';
import { claimsQuery } from '../lib/claims.ts';
import type { I18n } from '../lib/i18n.ts';
import { localizedDescription, localizedTitle } from '../lib/localized.ts';
import { paths } from '../lib/paths.ts';
import { plainText } from '../lib/plain-text.ts';
import { answerFigures, QUESTIONS } from '../pages/home/faq.tsx';

/** The page that is described: its data, its language, its parameters and its site. */
export interface Shown {
  i18n: I18n;
  queryClient: QueryClient;
  language: Language;
  params: Readonly<Record<string, string | undefined>>;
  publicUrl: string;
}

/** One thing as schema.org describes it. */
export type Thing = Record<string, unknown>;

const LEVELS: Record<Difficulty, string> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
};

function organization({ publicUrl }: Shown): Thing {
  return {
    '@type': 'EducationalOrganization',
    name: 'Codivia',
    url: publicUrl,
    logo: `${publicUrl}/logo.svg`,
  };
}

/** Returns the rating by members; a goal is no rating. */
function ratingThing({ rating }: Course): Thing {
  if (!rating) return {};
  const { average: ratingValue, count: ratingCount } = rating;
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue,
      ratingCount,
      worstRating: 1,
      bestRating: MAX_STARS,
    },
  };
}

function courseThing(course: Course, shown: Shown): Thing {
  const { language, publicUrl } = shown;
  const free = course.lessons.every(({ is_premium }) => !is_premium);
  return {
    '@type': 'Course',
    name: localizedTitle(course, language),
    description: plainText(localizedDescription(course, language)),
    url: publicUrl + paths.course(course.id),
    inLanguage: ['fr', 'en'],
    educationalLevel: LEVELS[course.difficulty],
    provider: organization(shown),
    ...ratingThing(course),
    isAccessibleForFree: free,
    offers: { '@type': 'Offer', category: free ? 'Free' : 'Subscription' },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: `PT${Math.round(course.duration_hours * 60)}M`,
    },
  };
}

export function courseThings(shown: Shown): Thing[] {
  const { queryClient, language, params } = shown;
  const course = queryClient.getQueryData(courseQuery(params.courseId ?? '', language).queryKey);
  return course ? [courseThing(course, shown)] : [];
}

function listThing(items: Thing[]): Thing {
  const itemListElement = items.map((item, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item,
  }));
  return { '@type': 'ItemList', itemListElement };
}

export function coursesThings(shown: Shown): Thing[] {
  const { queryClient, language } = shown;
  const courses = queryClient.getQueryData(coursesQuery(language).queryKey) ?? [];
  return [listThing(courses.map((course) => courseThing(course, shown)))];
}

/** A path is a list of its courses. */
export function learningPathThings(shown: Shown): Thing[] {
  const { queryClient, language, params } = shown;
  const path = queryClient.getQueryData(learningPathQuery(params.pathId ?? '', language).queryKey);
  if (!path) return [];
  const list = listThing(path.courses.map((course) => courseThing(course, shown)));
  return [{ ...list, name: path.title[language], description: path.promise[language] }];
}

export function learningPathsThings({ queryClient, language, publicUrl }: Shown): Thing[] {
  const found = queryClient.getQueryData(learningPathsQuery.queryKey) ?? [];
  const items = found.map(({ id, title }) => ({
    '@type': 'WebPage',
    name: title[language],
    url: publicUrl + paths.learningPath(id),
  }));
  return [listThing(items)];
}

/** The questions and answers of the home page, in its words. */
function questionsThing({ i18n, queryClient, language }: Shown): Thing {
  const t = i18n.translator('plans');
  const figures = answerFigures(queryClient.getQueryData(claimsQuery.queryKey), language);
  const mainEntity = QUESTIONS.map((question) => ({
    '@type': 'Question',
    name: t(`faq.${question}`),
    acceptedAnswer: { '@type': 'Answer', text: t(`faq.${question}_answer`, figures) },
  }));
  return { '@type': 'FAQPage', mainEntity };
}

export const homeThings = (shown: Shown): Thing[] => [organization(shown), questionsThing(shown)];

/** Returns the data of a page that search engines can read without guessing: https://schema.org, as JSON-LD. */
export function structuredData(things: Thing[]): string {
  return things
    .map((thing) => JSON.stringify({ '@context': 'https://schema.org', ...thing }))
    .map((json) => json.replaceAll('<', '\\u003c'))
    .map((json) => `<script type="application/ld+json">${json}</script>`)
    .join('\n    ');
}
