/**
 * Shows one film: `stage.html?film=loops&lang=fr`. The renderer asks for each frame by its second;
 * a person who opens the page sees the film play. The same second always gives the same picture.
 */
const query = new URLSearchParams(location.search);
const { scene } = await import(`./${query.get('film')}/scene.js`);
const canvas = document.querySelector('canvas');
const context = canvas.getContext('2d');

await Promise.all(
  ['600 44px Words', '700 44px Words', '500 40px Code', '700 40px Code'].map((font) =>
    document.fonts.load(font),
  ),
);

const { duration, poster, draw } = scene(query.get('lang'));

globalThis.film = {
  duration,
  poster,
  /** The picture of a second, as a PNG in base64. */
  picture(second) {
    draw(context, second);
    return canvas.toDataURL('image/png').slice('data:image/png;base64,'.length);
  },
};

if (!query.has('still')) {
  const started = performance.now();
  const play = (now) => {
    draw(context, ((now - started) / 1000) % duration);
    requestAnimationFrame(play);
  };
  requestAnimationFrame(play);
}
