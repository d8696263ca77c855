/** Size of a picture, in pixels, as social networks recommend it (https://ogp.me, 1.91 to 1). */
export const WIDTH = 1200;
export const HEIGHT = 630;

const NIGHT = '#10211f';
const PAPER = '#fbfaf6';
const QUIET = '#a5bab5';
const TRAIL = '#4fe3b0';
const JOY = '#ffc83d';

const element = (type, props, ...children) => ({ type, props: { ...props, children } });

/** The position of the mark, in pixels from the left and from the top, and its size. */
const MARK = { left: 80, top: 64, size: 72 };

/** The mark of the brand. */
const MARK_DRAWING = `<g transform="translate(${MARK.left} ${MARK.top}) scale(${MARK.size / 40})">
  <path d="M28.5 9.2A14 14 0 1 0 30.6 29" fill="none" stroke="${TRAIL}" stroke-width="6.5" stroke-linecap="round"/>
  <circle cx="34.9" cy="23.6" r="2.1" fill="${TRAIL}"/>
  <circle cx="35" cy="14" r="4.5" fill="${JOY}"/>
</g>`;

/** A path of dots from the lower left to a flag at the right: the motif of the brand. */
const TRAIL_DRAWING = `<g transform="translate(0 ${HEIGHT - 240})">
  <path d="M-20 214C180 214 300 96 480 132s240 96 420 44c110-32 150-90 210-120"
    fill="none" stroke="${TRAIL}" stroke-width="9" stroke-linecap="round" stroke-dasharray="0.1 26"/>
  <circle cx="480" cy="132" r="15" fill="${NIGHT}" stroke="${TRAIL}" stroke-width="8"/>
  <circle cx="900" cy="176" r="15" fill="${NIGHT}" stroke="${TRAIL}" stroke-width="8"/>
  <path d="M1112 60V-2" stroke="${PAPER}" stroke-width="8" stroke-linecap="round"/>
  <path d="M1114 0l44 17-44 17z" fill="${JOY}"/>
</g>`;

/** The name of the brand, beside its mark. */
function name() {
  const style = { marginLeft: MARK.size + 18, height: MARK.size, alignItems: 'center' };
  return element(
    'div',
    { style: { display: 'flex', ...style } },
    element('span', { style: { fontSize: 52, color: PAPER } }, 'codivia'),
  );
}

/** Long titles are set smaller, so that three lines always hold them. */
function titleSize(title) {
  if (title.length > 60) return 60;
  return title.length > 34 ? 72 : 92;
}

/** Returns the texts of the picture of one page, for Satori. `label` names the kind of page, where that helps. */
export function textsOf({ title, text, label }) {
  const parts = [
    name(),
    label && element('span', { style: { marginTop: 44, fontSize: 34, color: JOY } }, label),
    element(
      'div',
      {
        style: {
          marginTop: label ? 8 : 44,
          fontSize: titleSize(title),
          lineHeight: 1.05,
          letterSpacing: '-0.02em',
          color: PAPER,
        },
      },
      title,
    ),
    text &&
      element(
        'div',
        {
          style: {
            marginTop: 22,
            maxWidth: 900,
            fontFamily: 'Text',
            fontSize: 32,
            lineHeight: 1.35,
            color: QUIET,
            lineClamp: 2,
            display: 'block',
          },
        },
        text,
      ),
  ].filter(Boolean);
  return element(
    'div',
    {
      style: {
        display: 'flex',
        width: '100%',
        height: '100%',
        fontFamily: 'Display',
      },
    },
    element(
      'div',
      {
        style: {
          display: 'flex',
          flexDirection: 'column',
          padding: `${MARK.top}px ${MARK.left}px`,
          maxWidth: 1120,
        },
      },
      ...parts,
    ),
  );
}

/**
 * Returns the picture of one page, as SVG: the common parts of all pictures, under its texts as Satori has drawn them.
 * Satori would put drawings in as images behind masks: a document inside another is drawn apart and laid over, which
 * takes half of the time.
 */
export function pictureOf(texts) {
  const drawn = texts.replace(/^<svg[^>]*>|<\/svg>$/g, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${NIGHT}"/>
${TRAIL_DRAWING}
${MARK_DRAWING}
${drawn}
</svg>`;
}
