const toDo = {
  title: 'To do',
  loading: 'What you have to do is loading…',
  failed: 'What you have to do could not be loaded.',
  empty: 'Nothing to do for class at the moment',
  empty_text: 'A good time to go on with whatever you like.',
  progress: 'Done: {{done}} of {{all}}',
  kinds: { lesson: 'Lesson', exercise: 'Exercise', challenge: 'Challenge' },
  done: 'Done',
  due: 'Due on {{when}}',
  due_today: 'Due today at {{time}}',
  due_tomorrow: 'Due tomorrow at {{time}}',
  no_due: 'No due date',
  late: 'It was due on {{when}}. You can still do it, it counts.',
  coming: 'Opens on {{when}}',
  locked: 'Premium: this isn’t open to you at the moment. Ask your teacher.',
  more_one: 'Show {{count}} more',
  more_other: 'Show {{count}} more',
} as const;

export default toDo;

declare module '../../lib/texts.ts' {
  interface Texts {
    'to-do': typeof toDo;
  }
}
