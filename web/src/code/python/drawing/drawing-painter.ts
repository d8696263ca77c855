import {
  Drawing,
  type DrawingCommand,
  type NumberedItem,
  type Pose,
} from '@codivia/runners/python/drawing';
import { paintAll, paintItem, paintPose } from './paint-drawing.ts';

/** A turtle that moves, and the line it draws meanwhile; times in milliseconds. */
interface Motion {
  began: number;
  takes: number;
  /** The previous positions of the turtles. */
  from: Map<number, Pose>;
  lines: NumberedItem[];
}

/** Between two poses; a turtle turns the shorter way. */
function between([x, y, angle]: Pose, to: Pose, share: number): Pose {
  const turn = ((to[2] - angle + 540) % 360) - 180;
  return [x + (to[0] - x) * share, y + (to[1] - y) * share, angle + turn * share, to[3], to[4]];
}

/** Shows a drawing on a canvas as it comes: once a frame, and only its new parts. */
export class DrawingPainter {
  readonly drawing = new Drawing();
  #canvas: HTMLCanvasElement;
  /** Everything but the turtles and the moves in progress. */
  #paper = document.createElement('canvas');
  #fresh: NumberedItem[] = [];
  #redraw = true;
  #motion: Motion | null = null;
  #frame: number | null = null;
  #changed: () => void;

  /** `changed` is called after frames in which something was drawn. */
  constructor(canvas: HTMLCanvasElement, changed: () => void) {
    this.#canvas = canvas;
    this.#changed = changed;
  }

  take(commands: readonly DrawingCommand[]): void {
    this.#endMotion();
    const from = new Map(this.drawing.turtles);
    const takes = Math.max(
      0,
      ...commands.map((one) => (one[0] === 'turtle' ? Number(one.at(-1)) : 0)),
    );
    const lines: NumberedItem[] = [];
    for (const command of commands) {
      this.#redraw = this.drawing.take(command) || this.#redraw;
      if (command[0] === 'line' && command[8] > 0 && takes > 0) lines.push(command);
      else if (!(command[0] in NO_ITEMS)) this.#fresh.push(command as NumberedItem);
    }
    if (takes > 0) this.#motion = { began: performance.now(), takes, from, lines };
    this.#ask();
  }

  /** To be called when the size of the screen's pixels changes, and at the end. */
  stop(): void {
    if (this.#frame !== null) cancelAnimationFrame(this.#frame);
    this.#frame = null;
  }

  #ask(): void {
    this.#frame ??= requestAnimationFrame(() => this.#paint());
  }

  #endMotion(): void {
    if (this.#motion) this.#fresh.push(...this.#motion.lines);
    this.#motion = null;
  }

  #paint(): void {
    this.#frame = null;
    const motion = this.#motion;
    const share = motion ? Math.min(1, (performance.now() - motion.began) / motion.takes) : 1;
    if (share === 1) this.#endMotion();
    this.#bringPaperUpToDate(new Set(this.#motion?.lines));
    const shown = this.#canvas.getContext('2d');
    if (!shown) return;
    shown.setTransform(1, 0, 0, 1, 0, 0);
    shown.drawImage(this.#paper, 0, 0);
    this.#scale(shown);
    for (const line of this.#motion?.lines ?? []) paintItem(shown, this.drawing, line, share);
    for (const [key, pose] of this.drawing.turtles) {
      const before = this.#motion?.from.get(key);
      paintPose(shown, this.drawing, before ? between(before, pose, share) : pose);
    }
    this.#changed();
    if (this.#motion) this.#ask();
  }

  #bringPaperUpToDate(moving: ReadonlySet<NumberedItem>): void {
    const { width, height } = this.drawing.size;
    const ratio = pixelRatio();
    const [across, down] = [Math.round(width * ratio), Math.round(height * ratio)];
    if (this.#paper.width !== across || this.#paper.height !== down) {
      for (const canvas of [this.#paper, this.#canvas]) {
        canvas.width = across;
        canvas.height = down;
      }
      this.#redraw = true;
    }
    const paper = this.#paper.getContext('2d');
    if (!paper) return;
    this.#scale(paper);
    if (this.#redraw) paintAll(paper, this.drawing, moving);
    else for (const item of this.#fresh) paintItem(paper, this.drawing, item);
    this.#fresh = [];
    this.#redraw = false;
  }

  #scale(context: CanvasRenderingContext2D): void {
    const ratio = pixelRatio();
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
  }
}

const NO_ITEMS = {
  clear: true,
  full: true,
  listen: true,
  background: true,
  title: true,
  size: true,
  world: true,
  remove: true,
  turtle: true,
};

const pixelRatio = () => Math.min(2, window.devicePixelRatio || 1);
