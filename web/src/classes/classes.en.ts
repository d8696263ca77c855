const classes = {
  title: 'My classes',
  intro: 'Your pupils, what they have to do, and how far they are.',
  loading: 'Loading your classes…',
  failed: 'This class could not be loaded.',
  list_failed: 'Your classes could not be loaded.',
  none: 'You have no class yet. Give the first one a name: next you paste the names of your pupils, and print their cards.',
  present: 'Classes of this year',
  archive_title: 'Archive',
  archive_text:
    'Archived classes are deleted after {{days}} days. Until then you can restore them.',
  sections: 'Parts of the class',
  tabs: {
    roster: 'Pupils',
    assignments: 'Assignments',
    lesson: 'Lesson view',
    results: 'Results',
    comments: 'Comments',
  },
  missing: {
    title: 'There is no such class here',
    text: 'It may have been deleted, or you no longer teach it.',
  },
  new: {
    title: 'New class',
    submit: 'Make the class',
    cancel: 'Cancel',
    zone: 'Times are meant in the time zone of this computer ({{zone}}). You can change that later.',
  },
  card: {
    members_one: '{{count}} pupil',
    members_other: '{{count}} pupils',
    assignments_one: '{{count}} open assignment',
    assignments_other: '{{count}} open assignments',
    no_licence: 'No licence: free lessons only',
    licence: 'Licence until {{date}}',
    licence_over: 'Licence ended on {{date}}',
    deleted_on: 'Will be deleted on {{date}}',
  },
  archived: 'Archived',
  archived_text:
    'This class is archived: nobody can join it, and it is deleted on {{date}} with the accounts you made for it. Results and comments go with it.',
  restore: 'Restore the class',
  restored: '{{name}} is back.',
  shown_name: {
    title: 'Your name for your pupils',
    name: 'The name your pupils read',
    name_hint: 'In their class, and below your comments.',
    school: 'School and town',
    school_hint: 'Only our administrators read it.',
    missing: 'Please fill this in.',
    save: 'Save',
    saved: 'Saved.',
  },
  fields: {
    name: 'Name',
    name_hint: 'As your pupils know it: 9B, computing club…',
    name_missing: 'Give the class a name.',
    school_year: 'School year',
    language: 'Language',
    language_hint: 'For the words on the cards.',
    languages: { en: 'English', fr: 'French' },
    time_zone: 'Time zone',
  },
} as const;
export default classes;

declare module '../lib/texts.ts' {
  interface Texts {
    classes: typeof classes;
  }
}
