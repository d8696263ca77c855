import { PLAN_DAYS_MAX } from '@codivia/contract/api/admin-lesson-reviews';
import { problem } from '../../errors.ts';

export const PlanInPast = problem(422, 'plan_in_past', {
  fr: 'Ce moment est déjà passé : choisissez-en un à venir, ou publiez la leçon tout de suite.',
  en: 'This moment has passed: choose a later one, or publish the lesson now.',
});

export const PlanTooLate = problem(422, 'plan_too_late', {
  fr: `Ce moment est trop lointain : ${PLAN_DAYS_MAX} jours au plus à partir d’aujourd’hui.`,
  en: `This moment is too far ahead: ${PLAN_DAYS_MAX} days from now at most.`,
});

export const LessonPublished = problem(409, 'lesson_published', {
  fr: 'Cette leçon est déjà publiée.',
  en: 'This lesson is published already.',
});

export const PlannerGone = problem(409, 'planner_gone', {
  fr: 'La personne qui avait prévu la publication n’administre plus le site.',
  en: 'Whoever planned to publish it is no administrator any more.',
});

export const LessonChangedSince = problem(409, 'lesson_changed_since', {
  fr: 'Cette leçon a été modifiée depuis que vous l’avez ouverte : relisez-la d’abord.',
  en: 'This lesson has been changed since you opened it: read it again first.',
});

export const ReviewNotAsked = problem(409, 'review_not_asked', {
  fr: 'Aucune relecture n’est demandée pour cette leçon.',
  en: 'No review was asked for this lesson.',
});

export const OwnLessonNotApproved = problem(403, 'own_lesson_not_approved', {
  fr: 'C’est à quelqu’un d’autre d’approuver cette leçon : vous avez demandé sa relecture ou l’avez modifiée en dernier.',
  en: 'Somebody else has to approve this lesson: you asked for its review, or changed it last.',
});
