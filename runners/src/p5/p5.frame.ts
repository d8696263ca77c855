import { connect } from '../preview/frame/connect.ts';
import type { PreparedSketch } from './prepare-sketch.ts';
import { keepKeysFromScrolling } from './scroll-keys.ts';
import { type P5Class, sketchKit } from './sketch-kit.ts';

/** What p5 leaves in the window, and what a sketch may put there. */
type Sketch = {
  p5: P5Class;
  setup?: unknown;
  draw?: unknown;
};

connect<PreparedSketch>(({ code }) => {
  keepKeysFromScrolling();
  const script = document.createElement('script');
  script.textContent = code;
  document.body.append(script);
  const sketch = window as unknown as Sketch;
  // p5 has looked at all this when it loaded, long before the program came and the frame had its size.
  sketch.p5.prototype.windowWidth = innerWidth;
  sketch.p5.prototype.windowHeight = innerHeight;
  if (typeof sketch.setup === 'function' || typeof sketch.draw === 'function') new sketch.p5();
}, sketchKit);
