/**
 * The value of `Connection-Allowlist` for documents with programs: Chromium connects to no address for them, not for a
 * navigation either, which it otherwise prepares before it checks any policy (docs/decisions/0310).
 */
export const PREVIEW_CONNECTIONS = '()';

/**
 * The restrictions on learners' programs, as a Content-Security-Policy: scripts run, everything else is closed.
 * `sandbox` removes the origin, so that programs have no storage and no document of any site; no data leaves the frame,
 * since programs may only fetch data of the frame: `blob:` is data that a script of the same frame has made, such as
 * the files of a project, and `data:` is its own text. Browsers load frames made of text whatever the value of
 * `frame-src`, and have no directive for WebRTC that they know: runners/src/preview/frame/nested-frames.ts closes that
 * way. Workers begin with code of ours (runners/src/preview/frame/workers.ts), and have the same policy. `unsafe-eval`
 * gives programs nothing that inline scripts do not have.
 */
export const PREVIEW_POLICY = [
  'sandbox allow-scripts',
  "default-src 'none'",
  "script-src 'unsafe-inline' 'unsafe-eval' blob:",
  "style-src 'unsafe-inline' blob:",
  'img-src data: blob:',
  'font-src data: blob:',
  'media-src data: blob:',
  'connect-src data: blob:',
  "frame-src 'none'",
  "child-src 'none'",
  'worker-src blob:',
  "object-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
] as const;
