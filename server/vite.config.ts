import { dirname, relative } from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';

const ROOT = dirname(import.meta.dirname);
const OUT = 'dist';

/**
 * Modules of ours that look for files beside themselves find them beside their source: `import.meta` of a bundle names
 * the bundle, whose files are all in one folder.
 */
function besideSources(): Plugin {
  const places = /\bimport\.meta\.(dirname|filename|url)\b/g;
  const fromBundle = (path: string) =>
    relative(`${import.meta.dirname}/${OUT}`, path).replaceAll('\\', '/');
  return {
    name: 'beside-sources',
    transform(code, id) {
      if (!id.startsWith(ROOT) || id.includes('/node_modules/') || !code.includes('import.meta'))
        return null;
      const replaced = code.replaceAll(places, (_all, place: string) => {
        const path = fromBundle(place === 'dirname' ? dirname(id) : id);
        return place === 'url'
          ? `new URL(${JSON.stringify(path)}, import.meta.url).href`
          : `(import.meta.dirname + ${JSON.stringify(`/${path}`)})`;
      });
      // No line moves.
      return { code: replaced, map: null };
    },
  };
}

/**
 * The server in a few files, which `npm start` and the image run: reading hundreds of them, and taking the types out of
 * TypeScript, took most of the time of a start (docs/decisions/0296).
 */
export default defineConfig({
  plugins: [besideSources()],
  publicDir: false,
  build: {
    ssr: 'src/main.ts',
    outDir: OUT,
    target: 'node24',
    // Names and lines of the sources in what is logged.
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      output: { chunkFileNames: '[name]-[hash].js', sourcemapExcludeSources: true },
    },
  },
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: {
    noExternal: true,
    // Packages with WebAssembly, native code or threads read files of their own.
    external: [
      '@electric-sql/pglite',
      '@jsquash/jpeg',
      '@jsquash/webp',
      '@node-rs/argon2',
      'pg-native',
      'piscina',
    ],
  },
});
