const variables = {
  show: 'Variables',
  tip: 'What your variables hold (Shift + Alt + V)',
  caption: 'Variables of your program',
  unknown:
    'Run your program. Its variables appear here when it waits for an answer, while it draws and when it ends.',
  name_and_type: 'Name and type',
  functions: 'Functions and classes: {{list}}',
  types: {
    int: 'whole number',
    float: 'decimal number',
    complex: 'complex number',
    bool: 'true-or-false value',
    str: 'text',
    NoneType: 'nothing',
    range: 'range',
    other: 'object {{type}}',
    list_one: 'list of {{count}}',
    list_other: 'list of {{count}}',
    tuple_one: 'tuple of {{count}}',
    tuple_other: 'tuple of {{count}}',
    set_one: 'set of {{count}}',
    set_other: 'set of {{count}}',
    dict_one: 'dictionary of {{count}}',
    dict_other: 'dictionary of {{count}}',
  },
} as const;

export default variables;

declare module '../../lib/texts.ts' {
  interface Texts {
    variables: typeof variables;
  }
}
