import type { Plugin } from 'vite';

/** Fonts that every page shows at once; the others wait until a text needs them. */
const FIRST_FONTS = [
  /bricolage-grotesque-latin-wght-normal-[\w-]+\.woff2$/,
  /atkinson-hyperlegible-next-latin-wght-normal-[\w-]+\.woff2$/,
];

/** Asks for the first fonts in the page's head, before the style sheet that names them has come. */
export function preloadFonts(): Plugin {
  return {
    name: 'codivia:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => FIRST_FONTS.some((font) => font.test(file)))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: '',
            },
            injectTo: 'head' as const,
          })),
    },
  };
}
