const hashChange = {
  title: 'One letter, half the fingerprint',
  invite: 'Change one single letter of the second text.',
  description:
    'Two texts, each with the first 64 bits of its SHA-256 hash as a square of 8 times 8: filled for 1, empty for 0. A dot marks each bit of the second that differs from the first. Change the texts and see how many bits differ.',
  first: 'First text',
  second: 'Second text',
  part: 'The first 64 of the 256 bits of SHA-256, and the same in hexadecimal',
  same: 'Same text, same hash.',
  changed_one: '{{count}} of {{bits}} bits is different: the dot.',
  changed_other:
    '{{count}} of {{bits}} bits are different: the dots. Even the tiniest change flips about half.',
} as const;
export default hashChange;

declare module '../../lib/texts.ts' {
  interface Texts {
    'hash-change': typeof hashChange;
  }
}
