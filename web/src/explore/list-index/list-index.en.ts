const listIndex = {
  title: 'Which one, please?',
  invite_slice: 'Move the two cuts. Which items lie between them?',
  invite: 'Press a number, above or below a box.',
  description:
    'A list as a row of boxes. Above each box stands its index from the start, below it the one from the end; press one to pick the item. A slice cuts out several items between two gaps, which the sliders choose.',
  mode: 'What to pick',
  one: 'One item',
  several: 'A slice',
  start: 'From gap',
  end: 'To gap',
  from_start_one: '{{count}} step from the start: that makes it the second item.',
  first: 'No step from the start: the first item has the number 0.',
  from_start_other: '{{count}} steps from the start: you pass {{count}} items before it.',
  from_end_one: 'Number {{count}} from the end, however long the list is.',
  from_end_other: 'Number {{count}} from the end, however long the list is.',
  error: 'There is no box there: the last one has the number {{last}}. Python stops with an error.',
  nothing: 'Nothing lies between these two gaps: the slice is an empty list.',
  sliced_one: 'Cut at gap {{start}} and at gap {{end}}: {{end}} − {{start}} = {{count}} item.',
  sliced_other: 'Cut at gap {{start}} and at gap {{end}}: {{end}} − {{start}} = {{count}} items.',
} as const;
export default listIndex;

declare module '../../lib/texts.ts' {
  interface Texts {
    'list-index': typeof listIndex;
  }
}
