import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { blogPages } from '../content/build/blog-pages.ts';
import { library, libraryPicture } from '../content/build/library.ts';
import { staticContent } from '../content/build/static-content.ts';
import { modelScript } from '../runners/build/model-script.ts';
import { previewFrames } from '../runners/build/preview-frames.ts';
import { pythonRuntime } from '../runners/build/python-runtime.ts';
import { savedPage } from '../runners/build/saved-page.ts';
import { browserContract } from './build/browser-contract.ts';
import { earlyPython } from './build/early-python.ts';
import { embeddedPages } from './build/embedded-pages.ts';
import { homeArt } from './build/home-art.ts';
import { mascot } from './build/mascot.ts';
import { offline } from './build/offline.ts';

/** The address of the API under `npm run dev`. */
const API_SERVER = { target: 'http://127.0.0.1:3000', changeOrigin: false };
const API = {
  '/api': API_SERVER,
  '/media': API_SERVER,
  '^/examples/.+\\.html$': API_SERVER,
  '/sandbox': API_SERVER,
};

/** As the server sends them: Python needs an isolated page to be stopped and to wait for input. */
const ISOLATION = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

/**
 * The kit, the shell, and the libraries that every page needs; dates, and the modules that only administrators use, are
 * for some pages only.
 */
const KIT =
  /web\/src\/((lib|ui|app)\/|features\/courses\/goal-label)|contract\/src\/(?!api\/admin-|text\/format-dates)|node_modules\/(react|react-dom|react-router|scheduler|lucide-react|@tanstack)\/|preload-helper/;

/** Modules of the kit that the home page does not need: the pages that need them share them as files of their own. */
const NOT_AT_HOME =
  /contract\/src\/(programs\/(?!embedded-pages|preview-policy)|exercises|explorables|lessons|models|puzzles|files|text\/(contacts|local-days|plain-text|slug|stored-texts)|api\/(account-rules|assignments|certificate-names|certificates\.|challenges|class|courses|experience|gift-cards|help|leaving-|live-|mentor|models|payers|portfolio|handle-rules|progress|project|published-projects|ratings|satisfaction|school-sign-in|shared-links|stored-values|subscriptions|teachers|weekly-plan))|web\/src\/(ui\/(back-link|checkbox|confirm-button|copy-button|dialog|visually-hidden|key-list|page-header|pager|part-state|program-picture|count-up|email-form|icon-tile|safe-html|sound\/\w+|sparks|state-message|static-page\/[\w-]+|tabs|trail-art|field|input|name-fields|password-input|permissions\/(closed-words|permissions-texts)|progress-bar|radio-group|select|separator|textarea|titled-section|difference\/[\w-]+|external-link|factor-code-input|leaving-link|network-help-link|notice|use-follow|use-full-screen|use-shown|use-visible-height|with-code)|lib\/(account-rules|auth-error|csv|event-stream|free-name|model-address|current-version|second-factor-error|temporary-password-error|zone-time|batches|stored-values\/[\w-]+|drafts|exercise-drafts\/[\w-]+|exercise-results\/[\w-]+|files\/[\w-]+|localized|network|plain-text|sanitize|save-file|use-blocked-navigation|use-blocked-tab|use-draft|use-contact-refusal|use-find-contact|use-hydrated|use-return-by-back-button|kept-answers))\./;

/** Icons of editors, rooms and lists: one file too. */
const NOT_AT_HOME_ICONS =
  /lucide-react\/dist\/esm\/icons\/(a-arrow-\w+|box|brain|calendar-clock|chart-column|check-check|chevron-left|circle-check|circle-x|clock|cloud|cloud-off|code-xml|columns-2|copy|copy-plus|corner-down-left|credit-card|crosshair|database|download|ellipsis-vertical|external-link|eye|files|film|flag|folder-heart|footprints|gamepad-2|gift|git-compare|globe|grip-\w+|graduation-cap|hourglass|info|life-buoy|lightbulb|link-2|list-indent-\w+|lock-open|mail|maximize-2|message-circle-question-mark|minimize-2|monitor-play|monitor-x|notebook-pen|party-popper|pencil|plug-zap|plus|redo-2|rocket|rotate-ccw-clock|search|send|settings-2|shield|smartphone|sprout|square|terminal|text-align-start|thumbs-up|trash|triangle-exclamation-point|undo-2|upload|users)\./;

/** Icons of lessons and their content, which are fetched without all the others. */
const LESSON_ICONS =
  /lucide-react\/dist\/esm\/icons\/(check-check|circle-check|circle-x|clock|columns-2|corner-down-left|download|eye|files|flag|footprints|life-buoy|lightbulb|list-indent-\w+|message-circle-question-mark|party-popper|redo-2|square|text-align-start|undo-2)\./;

/** Icons that the home page shows further down. */
const LATER_ICONS = /lucide-react\/dist\/esm\/icons\/(award|book-open|list-checks)\./;

/** Tells whether a module belongs to the file that every page fetches. */
function isInKit(id: string): boolean {
  const isLater = NOT_AT_HOME.test(id) || NOT_AT_HOME_ICONS.test(id) || LATER_ICONS.test(id);
  return KIT.test(id) && !isLater;
}

/** Modules that make one document of the files of a page; the web room needs all of them, other pages some. */
const PAGE_PARTS =
  /runners\/src\/(preview\/(inside-html|page-of)|web\/(own-files|page-text|local-page|standalone-page))\.ts$/;

/** The parts of the outbox that every lesson needs. */
const SYNC =
  /web\/src\/(sync\/(activity|browser-name|delivery-outcome|exercise-results\.api|outbox|positions|results|send-results|stored-entries|waiting-list)|lib\/exercise-results\/(answer-drafts|xp-gains))\.ts$/;

/** The parts that run Python wherever it is run: many small files compress worse. */
const PYTHON_PARTS =
  /web\/src\/code\/(python\/(python-bar|library-progress|use-explanation|use-current-run|output-panel|answer-form|network-failure|failure-panel|terminal-text|program-output|use-program|use-python-first)|tools\/step-by-step)\.tsx?$/;

/** Small parts of every editor: each as a file of its own would weigh more than its content. */
const CODE_PARTS =
  /web\/src\/code\/(lesson\/(use-is-narrow|problems)|python\/drawing\/drawing-feed|editor\/(folded-code|code-block|editor-look|kept-choice|run-key|run-bar|stored-code|step-action|file-language))\.tsx?$/;

/** Small parts of all pages with programs of learners: over a slow line each file of its own costs a round trip. */
const WORK_PARTS =
  /web\/src\/(ui\/(dialog|network-help-link|external-link|with-code|progress-bar|use-shown)\.tsx?|lib\/(batches|drafts|localized|plain-text|use-blocked-tab|use-draft|use-hydrated|files\/(file-size|has-files))\.ts|code\/editor\/(font-size|phrases)\.ts)$|runners\/src\/watched-state\.ts$/;

/** Small parts that every lesson fetches together. */
const LESSON_PARTS =
  /contract\/src\/(lessons\/lesson-(positions|steps)|exercises\/results|api\/weekly-plan)\.ts$|web\/src\/(features\/(courses\/lesson-state|lesson-positions\/lesson-positions\.api|weekly-plan\/use-activity)|lib\/exercise-results\/done-items|pages\/lesson\/summary\/summary-facts|exercises\/card\/own-files|support\/help\/attached)\.ts$/;

/** Small parts of what shows a plan, to members and to those who pay for them. */
const PLAN_PARTS =
  /web\/src\/(ui\/(email-form|notice)|lib\/use-return-by-back-button|features\/subscriptions\/(ask-parent|plan-parts))\.tsx?$/;

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    browserContract(),
    pythonRuntime(),
    staticContent(),
    blogPages(),
    previewFrames(),
    embeddedPages(),
    savedPage(),
    modelScript(),
    earlyPython(),
    library(),
    mascot(),
    homeArt(libraryPicture),
    offline(),
  ],

  // An address, so that `localhost` and `127.0.0.1` both lead here: previews use the other one.
  server: { host: '127.0.0.1', proxy: API, headers: ISOLATION },
  preview: { proxy: API, headers: ISOLATION },
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    // Every browser that can run the app knows modulepreload.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The first script names all the others: hashes do not compress, and seven characters distinguish builds.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          includeDependenciesRecursively: false,
          // Modules that many pages share come as one file: many small ones compress worse.
          groups: [
            { name: 'kit', test: isInKit, minShareCount: 3 },
            { name: 'lesson-icons', test: LESSON_ICONS, minShareCount: 3 },
            { name: 'later-icons', test: LATER_ICONS, minShareCount: 3 },
            { name: 'icons', test: NOT_AT_HOME_ICONS, minShareCount: 3 },
            // Files of their own would be named wherever a tool is fetched.
            { name: 'tool-parts', test: /code\/(texts\/tool-texts|editor\/use-editor-key)\.ts$/ },
            { name: 'page-parts', test: PAGE_PARTS },
            { name: 'sync', test: SYNC },
            { name: 'python-parts', test: PYTHON_PARTS },
            { name: 'code-parts', test: CODE_PARTS },
            { name: 'work-parts', test: WORK_PARTS },
            { name: 'lesson-parts', test: LESSON_PARTS },
            { name: 'plan-parts', test: PLAN_PARTS },
            {
              name: 'code-texts-en',
              test: /code\/(python\/python|editor\/editor)\.en\.ts$|exercise\.en\.ts$/,
            },
            {
              name: 'code-texts-fr',
              test: /code\/(python\/python|editor\/editor)\.fr\.ts$|exercise\.fr\.ts$/,
            },
          ],
        },
      },
    },
    // Fonts and pictures stay files of their own: they are cached permanently.
    assetsInlineLimit: 0,
  },
});
