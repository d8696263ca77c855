const adminStudio = {
  state: {
    proven: 'Proven',
    differs_one: '1 answer differs',
    differs_other: '{{count}} answers differ',
    checking: 'Checking…',
    paused: 'Checks paused',
    unavailable: 'Cannot be checked here',
  },
  mark: {
    passes: 'Passes, as it should.',
    fails: 'Fails with “{{key}}”, as it should.',
    checking: 'Being checked…',
    unknown: 'Not checked yet.',
    colon: ':',
  },
  open: 'Open in the studio: {{title}}',
  back: 'Back to the lesson',
  gone: 'This exercise is not in the lesson',
  gone_text: 'It was deleted, or has another id now.',
  sections: {
    goal: 'What shall they discover?',
    program: 'Start and solution',
    wrong: 'Wrong answers with feedback',
  },
  templates: {
    action: 'From a template',
    title: 'Begin from a template',
    text: 'Each is a complete small exercise that is proven as it is. Change what you like.',
  },
  copy: {
    action: 'Copy one of ours',
    title: 'Copy an exercise',
    text: 'Search the exercises and questions of all lessons. The copy gets an id of its own.',
    search: 'Title, id or lesson',
    kind: 'Kind',
    all_kinds: 'All kinds',
    list: 'Exercises found',
    found_one: '1 exercise',
    found_other: '{{count}} exercises',
    failed: 'It could not be copied',
    load_failed: 'The exercises could not be loaded',
  },
  empty: 'Or begin with an empty one:',
  side: 'Proof and trial',
  verdicts: 'Answers now',
  complete: 'Nothing is missing.',
  trial: 'Try as a learner',
  trial_language: 'Language of the trial',
  pause: 'Pause the checks',
  resume: 'Check while writing',
} as const;

export default adminStudio;

declare module '../../../lib/texts.ts' {
  interface Texts {
    'admin-studio': typeof adminStudio;
  }
}
