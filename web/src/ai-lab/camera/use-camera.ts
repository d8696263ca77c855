import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Reasons for which there is no picture: each has its own text. */
export type CameraProblem = 'refused' | 'missing' | 'busy' | 'unplugged' | 'absent' | 'hidden';

const PROBLEMS: Record<string, CameraProblem> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
};

/** The picture is square: more points than these would be thrown away. */
const SIZE = { width: { ideal: 640 }, height: { ideal: 480 } };

function end(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/** Cameras that show what is in front of the learner are not mirrored. */
const isMirrored = (stream: MediaStream | null): boolean =>
  stream?.getVideoTracks()[0]?.getSettings().facingMode !== 'environment';

/**
 * The camera, from `start` until `stop`, until the tab is hidden, or until the component is gone. Only a press may call
 * `start`, since the browser asks for permission then.
 */
export function useCamera() {
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<CameraProblem | null>(null);
  const [cameras, setCameras] = useState<readonly MediaDeviceInfo[]>([]);
  const open = useRef<MediaStream | null>(null);
  /** Counts what was wanted: a permission may come when the learner has gone on. */
  const wish = useRef(0);

  function stop(reason: CameraProblem | null = null): void {
    wish.current += 1;
    end(open.current);
    open.current = null;
    setStream(null);
    setAsking(false);
    setProblem(reason);
  }

  async function start(deviceId?: string): Promise<void> {
    const devices = navigator.mediaDevices as MediaDevices | undefined;
    if (!devices) return stop('absent');
    // Phones open one camera at a time. The last picture stays until there is another.
    end(open.current);
    open.current = null;
    wish.current += 1;
    const wished = wish.current;
    setProblem(null);
    setAsking(true);
    try {
      const which = deviceId ? { deviceId: { exact: deviceId } } : { facingMode: 'user' };
      const found = await devices.getUserMedia({ video: { ...SIZE, ...which }, audio: false });
      if (wished !== wish.current) return end(found);
      open.current = found;
      found.getVideoTracks()[0]?.addEventListener('ended', () => {
        if (open.current === found) stop('unplugged');
      });
      setStream(found);
      setAsking(false);
      // The camera is on, even where the browser names no others.
      const all = await devices.enumerateDevices().catch(() => []);
      setCameras(all.filter(({ kind }) => kind === 'videoinput'));
    } catch (error) {
      if (wished === wish.current) stop(PROBLEMS[(error as Error).name] ?? 'busy');
    }
  }

  const hide = useEffectEvent(() => {
    if (document.hidden && (stream || isAsking)) stop('hidden');
  });

  useEffect(() => {
    const watch = () => hide();
    document.addEventListener('visibilitychange', watch);
    return () => {
      document.removeEventListener('visibilitychange', watch);
      wish.current += 1;
      end(open.current);
      open.current = null;
    };
  }, []);

  const chosen = stream?.getVideoTracks()[0]?.getSettings().deviceId ?? '';
  return {
    stream,
    isAsking,
    problem,
    cameras,
    chosen,
    isMirrored: isMirrored(stream),
    start,
    stop: () => stop(),
  };
}

export type Camera = ReturnType<typeof useCamera>;
