const flexGrid = {
  title: 'Arrange the boxes',
  invite: 'Choose other values in the rule: the boxes move at once.',
  description:
    'A dashed box with numbered items of different sizes. Choose the properties of the box: display, direction, justify-content, align-items and more. The items move at once, and the CSS rule below shows what you chose.',
  items: 'Number of items',
  status: {
    row: 'In a row, justify-content moves the items left and right, align-items up and down.',
    column:
      'In a column everything turns: now justify-content works up and down, and align-items left and right.',
    space: 'The leftover room goes between the items. Add one, and each gap shrinks.',
    squeezed: 'They don’t fit in one row. flex-wrap: wrap would let them start a new one.',
    wrap: 'When the row is full, the next item starts a new one.',
    grid: 'fr is a share of the room: 2fr gets twice as much as 1fr. New rows come by themselves.',
  },
} as const;
export default flexGrid;

declare module '../../lib/texts.ts' {
  interface Texts {
    'flex-grid': typeof flexGrid;
  }
}
