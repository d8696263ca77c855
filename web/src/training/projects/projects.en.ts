const projects = {
  title: 'My projects',
  action: 'Projects',
  text: 'A project keeps your code in your account: you can open it on any device. Only you can see it.',
  kinds: { python: 'Python', web: 'Web', game: 'Game' },
  visitor: 'Log in to keep projects in your account. Until then your code stays in this browser.',
  log_in: 'Log in',
  create: {
    name: 'Name of the project',
    submit: 'Keep this code as a project',
    created: '“{{name}}” is now in your account. From here on, it saves itself.',
    needs_name: 'Give your project a name.',
  },
  limit: {
    used_one: '{{count}} of {{limit}} projects on the free plan',
    used_other: '{{count}} of {{limit}} projects on the free plan',
    full: 'Your {{limit}} free projects are in use. Delete one, or go Premium to keep as many as you like.',
    premium: 'See Premium',
  },
  list: {
    empty: 'No project yet. Keep your first one!',
    loading: 'Your projects are loading…',
    failed: 'Your projects could not be loaded.',
    changed: 'Changed {{time}}',
    opened: 'Open now',
    open: 'Open',
    /** The action, and the project that it concerns. */
    action_of: '{{action}}: {{name}}',
    rename: 'Rename',
    publish: 'Publish',
    duplicate: 'Duplicate',
    delete: 'Delete',
    save_name: 'Save the name',
    new_name: 'New name of {{name}}',
    copy_of: '{{name}} (copy)',
    duplicated: 'The copy is called “{{name}}”.',
    deleted: '“{{name}}” has been deleted.',
    confirm: 'Delete “{{name}}” for good?',
    confirm_yes: 'Yes, delete it',
    confirm_no: 'No, keep it',
  },
  state: {
    saved: 'Saved in your account',
    saving: 'Saving…',
    offline: 'Kept in this browser; it will be saved once you’re online again',
    conflict: 'Changed elsewhere: which version counts?',
    gone: 'Deleted elsewhere; your code is still here',
    too_large: 'Too large to save: 200 kB at most. Your code is kept in this browser.',
    failed: 'Could not be saved; your code is kept in this browser',
  },
  strip: {
    ask_mentor: 'Ask a mentor',
    project: 'Project: {{name}}',
    leave: 'Close the project',
    keep_again: 'Keep it as a new project',
    saved_again: 'Kept as a new project.',
    decide: 'Choose a version',
  },
  conflict: {
    title: 'This project has two versions',
    text: '“{{name}}” was changed elsewhere while you were writing here. Nothing is lost: you choose.',
    mine: 'What is here',
    theirs: 'What is in your account (changed {{time}})',
    keep_mine: 'Keep mine',
    keep_mine_text: 'Your version replaces the other one.',
    take_theirs: 'Take the other one',
    take_theirs_text: 'Your version goes into the history of this browser.',
    keep_both: 'Keep both',
    keep_both_text: 'Your version becomes a project of its own, and you go on in it.',
  },
  missing: {
    title: 'This project doesn’t exist',
    text: 'It may have been deleted, or it belongs to somebody else.',
    leave: 'Go back to my own code',
  },
  opening: 'Your project is opening…',
  failed: 'Your project could not be opened',
  dashboard: {
    empty: 'Write something in a training room, then keep it as a project: you’ll find it here.',
    room: 'Go to the Python room',
    all: 'All projects',
  },
} as const;

export default projects;

declare module '../../lib/texts.ts' {
  interface Texts {
    projects: typeof projects;
  }
}
