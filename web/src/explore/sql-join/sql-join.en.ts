const sqlJoin = {
  title: 'Two tables, one answer',
  invite: 'Press LEFT JOIN, or a framed number to change it.',
  description:
    'Two tables. Each row of the first has the id of a row of the second, and lines lead from one to the other. Press an id in the first table to change it; choose the kind of join below. The answer is a table at the end.',
  kind: 'Kind of join',
  key: '{{name}}: {{column}} is {{key}}, change it',
  answer_one: 'Answer: {{count}} row',
  answer_other: 'Answer: {{count}} rows',
  all_one: 'Each row has found a partner: {{count}} row.',
  all_other: 'Each row has found a partner: {{count}} rows.',
  missing_one: '{{count}} row: {{name}} has no partner in {{right}}, and is missing.',
  missing_other: '{{count}} rows: {{name}} has no partner in {{right}}, and is missing.',
  kept_one: '{{count}} row: {{name}} has no partner in {{right}}, but stays, next to NULL.',
  kept_other: '{{count}} rows: {{name}} has no partner in {{right}}, but stays, next to NULL.',
} as const;
export default sqlJoin;

declare module '../../lib/texts.ts' {
  interface Texts {
    'sql-join': typeof sqlJoin;
  }
}
