import '../../texts/tool-texts.ts';
import type { DrawingEvent } from '@codivia/runners/python/drawing';
import { Download } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { saveFile, saveText } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { type DrawingFacts, factsOf } from './drawing-facts.ts';
import type { DrawingFeed } from './drawing-feed.ts';
import { DrawingPainter } from './drawing-painter.ts';
import { svgOf } from './drawing-svg.ts';
import { useDrawingWords } from './use-drawing-words.ts';

/** The time between two updates of the description of a drawing that continues, in milliseconds. */
const DESCRIBE_EVERY = 500;

/** Keys as the module names them, where browsers name them otherwise. */
const KEYS: Record<string, string> = {
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  ' ': 'space',
  Enter: 'Return',
  Backspace: 'BackSpace',
  '.': 'period',
  ',': 'comma',
  '+': 'plus',
  '-': 'minus',
};

/**
 * As wide as the drawing where there is room; in a low window, the printed text keeps some of it, unless the page around
 * it says otherwise.
 */
function displaySize({ width, height }: { width: number; height: number }) {
  return {
    width: `min(100%, ${width}px, calc(var(--drawing-height, 45dvh) * ${width / height}))`,
    aspectRatio: `${width} / ${height}`,
  };
}

/** Shows the drawing that a program makes with turtle: it can be clicked, listens to keys, and can be saved. */
export function TurtleDrawing({ feed }: { feed: DrawingFeed }) {
  const { t } = useTranslation('turtle');
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = useRef<DrawingPainter | null>(null);
  const [facts, setFacts] = useState<DrawingFacts | null>(null);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const [title, setTitle] = useState('');
  const [isFull, setFull] = useState(false);
  const words = useDrawingWords(facts);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | null = null;
    const look = () => {
      timer = null;
      const { drawing } = made;
      setFacts(factsOf(drawing));
      setSize(drawing.size);
      setTitle(drawing.title);
      setFull(drawing.isFull);
    };
    const made = new DrawingPainter(element, () => {
      timer ??= setTimeout(look, DESCRIBE_EVERY);
    });
    painter.current = made;
    feed.canvas = element;
    feed.listen((commands) => {
      made.take(commands);
      if (commands.some(([kind]) => kind === 'listen')) element.focus({ preventScroll: true });
    });
    look();
    return () => {
      made.stop();
      if (timer !== null) clearTimeout(timer);
    };
  }, [feed]);

  function sendPointer(kind: 'click' | 'release' | 'drag', event: PointerEvent): void {
    const box = canvas.current?.getBoundingClientRect();
    const { drawing } = painter.current ?? {};
    if (!box || !drawing) return;
    const across = ((event.clientX - box.left) / box.width) * drawing.size.width;
    const down = ((event.clientY - box.top) / box.height) * drawing.size.height;
    const [x, y] = drawing.unit(across, down);
    feed.send([kind, x, y, event.button < 0 ? 1 : event.button + 1]);
  }

  function sendKey(kind: 'press' | 'release', event: KeyboardEvent): void {
    if (event.key === 'Tab' || event.ctrlKey || event.metaKey || event.altKey) return;
    // Keyboard users leave the drawing with Escape.
    if (event.key === 'Escape') canvas.current?.blur();
    event.preventDefault();
    const keyEvent: DrawingEvent = [kind, KEYS[event.key] ?? event.key];
    feed.send(keyEvent);
  }

  function savePng(): void {
    canvas.current?.toBlob((png) => png && saveFile(png, `${t('file')}.png`), 'image/png');
  }

  function saveSvg(): void {
    if (painter.current)
      saveText(svgOf(painter.current.drawing), `${t('file')}.svg`, 'image/svg+xml');
  }

  return (
    <figure className="m-0 grid grid-cols-1 justify-items-start gap-2 font-sans">
      <canvas
        ref={canvas}
        role="img"
        aria-label={title || t('label')}
        aria-describedby={id}
        tabIndex={0}
        title={t('keys')}
        className="h-auto max-w-full touch-none rounded-control bg-white"
        style={size ? displaySize(size) : {}}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          event.currentTarget.focus({ preventScroll: true });
          sendPointer('click', event);
        }}
        onPointerMove={(event) => event.buttons > 0 && sendPointer('drag', event)}
        onPointerUp={(event) => sendPointer('release', event)}
        onKeyDown={(event) => event.repeat || sendKey('press', event)}
        onKeyUp={(event) => sendKey('release', event)}
      />
      <figcaption className="grid gap-2">
        {isFull && <p>{t('full')}</p>}
        <details className="text-on-night-muted text-sm">
          <summary className="min-h-9 cursor-pointer content-center">{t('description')}</summary>
          <p id={id}>{words}</p>
        </details>
        <span className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={savePng}>
            <Download aria-hidden="true" className="size-4" />
            {t('png')}
          </Button>
          <Button variant="secondary" size="sm" onClick={saveSvg}>
            <Download aria-hidden="true" className="size-4" />
            {t('svg')}
          </Button>
        </span>
      </figcaption>
    </figure>
  );
}
