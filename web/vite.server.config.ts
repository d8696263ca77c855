import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { library } from '../content/build/library.ts';
import { staticContent } from '../content/build/static-content.ts';
import { modelScript } from '../runners/build/model-script.ts';
import { previewFrames } from '../runners/build/preview-frames.ts';
import { pythonRuntime } from '../runners/build/python-runtime.ts';
import { savedPage } from '../runners/build/saved-page.ts';
import { browserContract } from './build/browser-contract.ts';

/** The pages as the server renders them: for readers without scripts, and for the first paint of all pages. */
export default defineConfig({
  plugins: [
    react(),
    browserContract(),
    // Their addresses, not their files: those are the web app's.
    { ...pythonRuntime(), generateBundle: undefined },
    { ...previewFrames(), generateBundle: undefined },
    savedPage(),
    modelScript(),
    { ...library(), generateBundle: undefined },
    staticContent(),
  ],
  publicDir: false,
  build: { ssr: 'src/server/render.tsx', outDir: 'dist-server' },
  worker: { format: 'es' },
  define: { 'process.env.NODE_ENV': '"production"' },
  // Files of its own: the server needs none of the web app's packages at run time.
  ssr: { noExternal: true },
});
