/**
 * The colours of the picture: those of the light theme, in both themes, because a certificate is a
 * document that is printed and passed on. palette.test.ts keeps them the same as in theme.css.
 */
export const PALETTE = {
  paper: '#fbfaf6',
  surface: '#ffffff',
  ink: '#10211f',
  muted: '#4a5c58',
  line: '#e3ddcf',
  trail: '#00735c',
  'trail-soft': '#dcf0e9',
  joy: '#ffc83d',
} as const;
