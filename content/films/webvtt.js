/** Characters of a caption's line; longer captions break in two near their middle. */
const LINE_LENGTH = 42;

function timestamp(seconds) {
  const milliseconds = Math.round(seconds * 1000);
  const part = (value, digits) => String(value).padStart(digits, '0');
  const minutes = Math.floor(milliseconds / 60_000);
  const rest = milliseconds % 60_000;
  return `00:${part(minutes, 2)}:${part(Math.floor(rest / 1000), 2)}.${part(rest % 1000, 3)}`;
}

/** Breaks at the ordinary space nearest to the middle; spaces that do not break stay whole. */
function inLines(text) {
  if (text.length <= LINE_LENGTH) return text;
  const spaces = [...text.matchAll(/ /g)].map((match) => match.index);
  const middle = text.length / 2;
  const nearest = spaces.reduce((a, b) => (Math.abs(b - middle) < Math.abs(a - middle) ? b : a));
  return `${text.slice(0, nearest)}\n${text.slice(nearest + 1)}`;
}

/** The captions of a film as a WebVTT file. */
export function webvtt(captions) {
  const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const cues = captions.map(({ from, to, text }, i) => {
    return `${i + 1}\n${timestamp(from)} --> ${timestamp(to)}\n${escaped(inLines(text))}\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}
