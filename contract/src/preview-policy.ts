/**
 * The walls around learners' programs, as a Content-Security-Policy: scripts run, everything else is
 * closed. `sandbox` takes away the origin, so that no storage and no document of any site is theirs;
 * without `connect-src`, `form-action` and pictures from elsewhere nothing they know leaves the frame.
 * Browsers load frames made of text whatever `frame-src` says, and have no directive for WebRTC that
 * they know: runners/src/preview/frame/nested-frames.ts closes that way.
 * `unsafe-eval` gives programs nothing that inline scripts do not have.
 */
export const PREVIEW_POLICY = [
  'sandbox allow-scripts',
  "default-src 'none'",
  "script-src 'unsafe-inline' 'unsafe-eval'",
  "style-src 'unsafe-inline'",
  'img-src data: blob:',
  'font-src data:',
  'media-src data: blob:',
  "connect-src 'none'",
  "frame-src 'none'",
  "child-src 'none'",
  "worker-src 'none'",
  "object-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
] as const;
