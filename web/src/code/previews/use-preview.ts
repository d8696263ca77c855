import type { PreviewOptions } from '@codivia/runners/preview/create-preview';
import type { Answer, Control } from '@codivia/runners/preview/messages';
import type { Preview } from '@codivia/runners/preview/preview';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type RefObject,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { siteConfig } from '../../lib/site-config.ts';
import type { ProgramMemory } from '../../lib/stored-values/program-memory.ts';
import {
  type AskedQuestion,
  NO_OUTPUT,
  type PreviewOutput,
  withEvent,
  withoutHints,
} from './preview-output.ts';

/** Makes previews of programs of one kind. */
export type CreatePreview<Program> = (options: PreviewOptions) => Preview<Program>;

/** Other previews than the real ones; for tests. */
export const PreviewContext = createContext<CreatePreview<never> | null>(null);

/**
 * The whole address of a runner's document, on the site of the previews. Which site that is may depend on the name by
 * which this page was opened: what the server has rendered into the page is for its public name.
 */
export async function frameAddress(queryClient: QueryClient, frame: string): Promise<string> {
  const known = await queryClient.ensureQueryData(siteConfig);
  const isPublicName = URL.parse(known.public_url)?.host === location.host;
  const { runner_origin } = isPublicName
    ? known
    : await queryClient.fetchQuery({ ...siteConfig, staleTime: 0 });
  return new URL(frame, runner_origin || location.origin).href;
}

/**
 * Tells whether the present run was started with a pointer: then the program may take the keyboard focus, which
 * keyboard users would lose.
 */
export function wasPressedByPointer(): boolean {
  return !(document.activeElement?.matches(':focus-visible') ?? false);
}

/** The factor by which the time limit of loops grows in a run that is given more time. */
const LONGER = 5;

interface RunOptions {
  /** The program gets the keyboard. */
  focus?: boolean;
  /** Without one a program keeps things until its next run. */
  memory?: ProgramMemory;
}

export interface ShownPreview<Program> {
  /** The element that holds the frames. */
  container: RefObject<HTMLDivElement | null>;
  output: PreviewOutput;
  /** From Run until the program is stopped or has been ended. */
  busy: boolean;
  /** To be called when Run is pointed at: fetches what the first run needs. */
  fetchAhead: () => void;
  run: (program: Program, options?: RunOptions) => void;
  /** Runs the program again, and gives its loops several times the time limit of its last run. */
  runLonger: () => void;
  /** Shows a program in place of the one that is shown, without an announcement; nothing when none is. */
  follow: (program: Program) => void;
  /** Ends the program and empties preview and console. */
  stop: () => void;
  focus: () => void;
  answer: (question: AskedQuestion, answer: Answer) => void;
  /** Runs in the program the code that is typed into its console; true when it is not complete. */
  enter: (source: string) => Promise<boolean>;
  /** Controls the running game. */
  control: (control: Control) => void;
}

interface Options {
  /** The time for which a program is announced before it runs, in milliseconds. */
  pause?: number;
  /** One of several previews of a page: it loads nothing before it is needed. */
  several?: boolean;
  /** Shows hints too. Hints name the mistake, which in some exercises is to be found. */
  hints?: boolean;
}

/**
 * A preview of a page. Its frame is loaded as soon as the page is open, unless there are several;
 * leaving the page ends it.
 *
 * @param frame the address of the runner's document on the site of the previews
 */
export function usePreview<Program>(
  create: CreatePreview<Program>,
  frame: string,
  { pause = 0, several = false, hints = true }: Options = {},
): ShownPreview<Program> {
  const { t } = useTranslation('previews');
  const createPreview = (use(PreviewContext) as CreatePreview<Program> | null) ?? create;
  const queryClient = useQueryClient();
  const container = useRef<HTMLDivElement>(null);
  const preview = useRef<Preview<Program> | null>(null);
  const last = useRef<[Program, RunOptions, number] | null>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [output, setOutput] = useState(NO_OUTPUT);
  const title = t('frame');

  const open = useEffectEvent((element: HTMLElement) => {
    const address = () => frameAddress(queryClient, frame);
    return createPreview({ element, address, title, several });
  });
  // Runs before any effect, since one of a child may run a program at once.
  useLayoutEffect(() => {
    if (!container.current) return;
    const opened = open(container.current);
    preview.current = opened;
    if (!several) opened.start();
    return () => {
      clearTimeout(waiting.current);
      preview.current = null;
      opened.dispose();
    };
  }, [several]);
  useEffect(() => preview.current?.name(title), [title]);

  function begin(program: Program, options: RunOptions, timeoutScale = 1): void {
    const { focus = false, memory } = options;
    last.current = [program, options, timeoutScale];
    preview.current?.run(
      program,
      (event) => {
        setOutput((previous) => withEvent(previous, hints ? event : withoutHints(event)));
        if (event.kind === 'started' && focus) preview.current?.focus();
        if (event.kind === 'kept') memory?.write(event.local);
      },
      memory?.read(),
      timeoutScale,
    );
  }

  return {
    container,
    output,
    busy: output.phase === 'preparing' || output.phase === 'shown',
    fetchAhead: () => preview.current?.fetchAhead(),
    run: (program, options = {}) => {
      clearTimeout(waiting.current);
      preview.current?.stop();
      setOutput(({ turn }) => ({ ...NO_OUTPUT, phase: 'preparing', turn: turn + 1 }));
      if (pause === 0) begin(program, options);
      else waiting.current = setTimeout(() => begin(program, options), pause);
    },
    runLonger: () => {
      if (!last.current) return;
      const [program, options, timeoutScale] = last.current;
      preview.current?.stop();
      setOutput(({ turn }) => ({ ...NO_OUTPUT, phase: 'preparing', turn: turn + 1 }));
      begin(program, options, timeoutScale * LONGER);
    },
    follow: (program) => {
      if (output.phase !== 'shown') return;
      setOutput(({ turn }) => ({ ...NO_OUTPUT, phase: 'shown', turn }));
      begin(program, {});
    },
    stop: () => {
      clearTimeout(waiting.current);
      preview.current?.stop();
      setOutput(({ turn }) => ({ ...NO_OUTPUT, turn }));
    },
    focus: () => preview.current?.focus(),
    enter: async (source) => {
      const { enterInto } = await import('./enter-into.ts');
      const running = output.phase === 'shown' ? preview.current : null;
      return enterInto(running, source, (entry) =>
        setOutput((previous) => withEvent(previous, { kind: 'entered', entry })),
      );
    },
    control: (control) => preview.current?.control(control),
    answer: (question, answer) => {
      setOutput((previous) => ({
        ...previous,
        questions: previous.questions.filter((one) => one !== question),
      }));
      question.reply(answer);
      preview.current?.focus();
    },
  };
}
