const certificate = {
  dialog_title: 'Your certificate',
  drawing: 'Your certificate is being drawn…',
  load_error: 'The certificate could not be loaded',
  not_completed: 'This certificate is waiting for you at the end of the course.',
  download: 'Download (PNG)',
  share: 'Share',
  proof_link: 'Public page of this certificate',
  saved: 'Your certificate has been saved as a picture.',
  saved_instead: 'Sharing is not possible here: your certificate has been saved as a picture.',
  share_title: 'Certificate: {{course}}',
  share_text: '{{name}} has completed the course “{{course}}” on Codivia.',
  kind: { basic: 'Basic certificate', full: 'Full certificate' },
  exercises_one: '{{done}} of {{count}} exercise',
  exercises_other: '{{done}} of {{count}} exercises',
  picture: {
    heading_basic: 'Basic certificate of completion',
    heading_full: 'Full certificate of completion',
    awarded: 'This certificate is awarded to',
    completed: 'who has completed the course',
    solved: 'and solved {{exercises}}.',
    skills: 'Skills: {{skills}}',
    project: 'Project: {{project}}',
    xp: 'XP earned',
    lessons_one: 'lesson completed',
    lessons_other: 'lessons completed',
    date: 'date of completion',
    number: 'Certificate no. {{number}}',
    proof: 'Check that it is genuine:',
  },
  alt: '{{heading}} of Codivia, awarded to {{name}} for the course “{{course}}”: {{lessons}}, {{xp}}, on {{date}}. {{more}}{{number}}. Check that it is genuine at {{address}}.',
  list: {
    title: 'Certificates',
    empty: 'Finish a course, and its certificate appears here.',
    empty_action: 'Choose a course',
    full_hint:
      'The full certificate lists your skills. With Premium, it asks for {{percent}}% of the exercises of the course, and its project if there is one.',
    completed_on: 'Completed on {{date}}',
    xp: '{{count}} XP',
    view: 'View',
    view_of: 'View the certificate of {{course}}',
    download_of: 'Download the certificate of {{course}}',
    share_of: 'Share the certificate of {{course}}',
  },
  proof: {
    title: 'Certificate of {{name}}',
    genuine: 'This certificate is genuine',
    genuine_text: 'Codivia awarded it, and keeps it under this number.',
    kind: 'Kind',
    exercises: 'Exercises solved',
    full_at: 'Full certificate since',
    skills: 'Skills',
    project: 'Project',
    name: 'Awarded to',
    course: 'Course',
    date: 'Completed on',
    lessons: 'Lessons completed',
    xp: 'XP earned',
    number: 'Number',
    see_course: 'See the course',
    not_found_title: 'This certificate is not one of ours',
    not_found_text:
      'No Codivia certificate has this number. Check the address: every letter and digit counts.',
    home: 'Back to home',
  },
} as const;

export default certificate;

declare module '../../lib/texts.ts' {
  interface Texts {
    certificate: typeof certificate;
  }
}
