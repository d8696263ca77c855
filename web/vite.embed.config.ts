import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { library } from '../content/build/library.ts';
import { modelScript } from '../runners/build/model-script.ts';
import { previewFrames } from '../runners/build/preview-frames.ts';
import { pythonRuntime } from '../runners/build/python-runtime.ts';
import { browserContract } from './build/browser-contract.ts';

/**
 * The pages that other sites embed: a document of its own beside the web app's, which shares no script with it. In one
 * build the app would be divided otherwise, for the sake of a page that few visit.
 */
export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    browserContract(),
    // Their addresses, not their files: those are the web app's.
    { ...pythonRuntime(), generateBundle: undefined },
    { ...previewFrames(), generateBundle: undefined },
    modelScript(),
    { ...library(), generateBundle: undefined },
  ],
  publicDir: false,
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'embed.html' },
    assetsInlineLimit: 0,
  },
});
