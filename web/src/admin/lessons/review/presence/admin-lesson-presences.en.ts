const adminLessonPresences = {
  somebody: 'Somebody',
  editing: '{{name}} is editing this lesson, open since {{time}}.',
  open: '{{name}} has this lesson open since {{time}}.',
  advice_editing:
    'Agree on who writes where: whoever saves second is asked, field by field, what stays.',
  advice_open: 'You will see it here when changes are being made.',
} as const;

export default adminLessonPresences;

declare module '../../../../lib/texts.ts' {
  interface Texts {
    'admin-lesson-presences': typeof adminLessonPresences;
  }
}
