/** Size of a picture, in pixels, as social networks recommend it (https://ogp.me, 1.91 to 1). */
export const WIDTH = 1200;
export const HEIGHT = 630;

const NIGHT = '#10211f';
const PAPER = '#fbfaf6';
const QUIET = '#a5bab5';
const TRAIL = '#4fe3b0';
const JOY = '#ffc83d';

const element = (type, props, ...children) => ({ type, props: { ...props, children } });

function mark() {
  const svg = element(
    'svg',
    { viewBox: '0 0 40 40', width: 72, height: 72 },
    element('path', {
      d: 'M28.5 9.2A14 14 0 1 0 30.6 29',
      fill: 'none',
      stroke: TRAIL,
      'stroke-width': '6.5',
      'stroke-linecap': 'round',
    }),
    element('circle', { cx: '34.9', cy: '23.6', r: '2.1', fill: TRAIL }),
    element('circle', { cx: '35', cy: '14', r: '4.5', fill: JOY }),
  );
  const name = element('span', { style: { fontSize: 52, color: PAPER } }, 'codivia');
  return element('div', { style: { display: 'flex', alignItems: 'center', gap: 18 } }, svg, name);
}

/** A way of dots from the lower left to a flag at the right: the motif of the brand. */
function trail() {
  return element(
    'svg',
    {
      viewBox: '0 0 1200 240',
      width: WIDTH,
      height: 240,
      style: { position: 'absolute', left: 0, bottom: 0 },
    },
    element('path', {
      d: 'M-20 214C180 214 300 96 480 132s240 96 420 44c110-32 150-90 210-120',
      fill: 'none',
      stroke: TRAIL,
      'stroke-width': '9',
      'stroke-linecap': 'round',
      'stroke-dasharray': '0.1 26',
    }),
    element('circle', {
      cx: '480',
      cy: '132',
      r: '15',
      fill: NIGHT,
      stroke: TRAIL,
      'stroke-width': '8',
    }),
    element('circle', {
      cx: '900',
      cy: '176',
      r: '15',
      fill: NIGHT,
      stroke: TRAIL,
      'stroke-width': '8',
    }),
    element('path', {
      d: 'M1112 60V-2',
      stroke: PAPER,
      'stroke-width': '8',
      'stroke-linecap': 'round',
    }),
    element('path', { d: 'M1114 0l44 17-44 17z', fill: JOY }),
  );
}

/** Long titles are set smaller, so that three lines always hold them. */
function titleSize(title) {
  if (title.length > 60) return 60;
  return title.length > 34 ? 72 : 92;
}

/** The picture of one page, for Satori. `label` says what kind of page it is, where that helps. */
export function pictureOf({ title, text, label }) {
  const parts = [
    mark(),
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
        position: 'relative',
        display: 'flex',
        width: '100%',
        height: '100%',
        background: NIGHT,
        fontFamily: 'Display',
      },
    },
    trail(),
    element(
      'div',
      { style: { display: 'flex', flexDirection: 'column', padding: '64px 80px', maxWidth: 1120 } },
      ...parts,
    ),
  );
}
