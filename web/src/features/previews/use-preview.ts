import type { Preview } from '@codivia/runners/preview/preview';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { siteConfig } from '../../lib/site-config.ts';
import { type MakePreview, PreviewMakerContext } from './preview-maker.ts';
import { NO_OUTPUT, type PreviewOutput, withEvent } from './preview-output.ts';

export interface ShownPreview<Program> {
  /** The element that holds the frames. */
  place: RefObject<HTMLDivElement | null>;
  output: PreviewOutput;
  /** From Run until the program is stopped or has been ended. */
  busy: boolean;
  /** To be called when Run is pointed at: fetches what the first run needs. */
  fetchAhead: () => void;
  run: (program: Program, options?: { focus?: boolean }) => void;
  /** Ends the program and empties preview and console. */
  stop: () => void;
  focus: () => void;
}

/**
 * The one preview of a page. Its frame is loaded as soon as the page is open; leaving the page ends it.
 *
 * @param frame the address of the runner's document on the site of the previews
 * @param pause how long a program is about to run before it does, in milliseconds
 */
export function usePreview<Program>(
  make: MakePreview<Program>,
  frame: string,
  pause = 0,
): ShownPreview<Program> {
  const { t } = useTranslation('previews');
  const maker = (use(PreviewMakerContext) as MakePreview<Program> | null) ?? make;
  const queryClient = useQueryClient();
  const place = useRef<HTMLDivElement>(null);
  const preview = useRef<Preview<Program> | null>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [output, setOutput] = useState(NO_OUTPUT);
  const title = t('frame');

  const open = useEffectEvent((element: HTMLElement) => {
    const address = async () => {
      const { runner_origin } = await queryClient.ensureQueryData(siteConfig);
      return new URL(frame, runner_origin || location.origin).href;
    };
    return maker({ element, address, title });
  });
  useEffect(() => {
    if (!place.current) return;
    const opened = open(place.current);
    preview.current = opened;
    opened.start();
    return () => {
      clearTimeout(waiting.current);
      preview.current = null;
      opened.dispose();
    };
  }, []);
  useEffect(() => preview.current?.name(title), [title]);

  function begin(program: Program, focus: boolean): void {
    preview.current?.run(program, (event) => {
      setOutput((shown) => withEvent(shown, event));
      if (event.kind === 'started' && focus) preview.current?.focus();
    });
  }

  return {
    place,
    output,
    busy: output.phase === 'preparing' || output.phase === 'shown',
    fetchAhead: () => preview.current?.fetchAhead(),
    run: (program, { focus = false } = {}) => {
      clearTimeout(waiting.current);
      preview.current?.stop();
      setOutput({ ...NO_OUTPUT, phase: 'preparing' });
      if (pause === 0) begin(program, focus);
      else waiting.current = setTimeout(() => begin(program, focus), pause);
    },
    stop: () => {
      clearTimeout(waiting.current);
      preview.current?.stop();
      setOutput(NO_OUTPUT);
    },
    focus: () => preview.current?.focus(),
  };
}
