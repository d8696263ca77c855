import type { Preview } from '@codivia/runners/preview/preview';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { frameAddress } from './frame-address.ts';
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
  /** Shows a program in place of the one that is shown, without a word; nothing when none is. */
  follow: (program: Program) => void;
  /** Ends the program and empties preview and console. */
  stop: () => void;
  focus: () => void;
}

interface Options {
  /** How long a program is about to run before it does, in milliseconds. */
  pause?: number;
  /** One of several previews of a page: it loads nothing before it is wanted. */
  several?: boolean;
}

/**
 * A preview of a page. Its frame is loaded as soon as the page is open, unless there are several;
 * leaving the page ends it.
 *
 * @param frame the address of the runner's document on the site of the previews
 */
export function usePreview<Program>(
  make: MakePreview<Program>,
  frame: string,
  { pause = 0, several = false }: Options = {},
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
    const address = () => frameAddress(queryClient, frame);
    return maker({ element, address, title, several });
  });
  useEffect(() => {
    if (!place.current) return;
    const opened = open(place.current);
    preview.current = opened;
    if (!several) opened.start();
    return () => {
      clearTimeout(waiting.current);
      preview.current = null;
      opened.dispose();
    };
  }, [several]);
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
    follow: (program) => {
      if (output.phase !== 'shown') return;
      setOutput({ ...NO_OUTPUT, phase: 'shown' });
      begin(program, false);
    },
    stop: () => {
      clearTimeout(waiting.current);
      preview.current?.stop();
      setOutput(NO_OUTPUT);
    },
    focus: () => preview.current?.focus(),
  };
}
