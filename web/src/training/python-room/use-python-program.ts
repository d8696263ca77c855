import type { PythonRunner } from '@codivia/runners/python/page/python-runner';
import type { RunFile, RunnerState, RuntimeArrival } from '@codivia/runners/runner';
import { Footprints } from 'lucide-react';
import { createElement, useEffect, useState } from 'react';
import type { ProgramOutput } from '../../code/python/program-output.ts';
import { useArrival, useRunner, useRunnerState } from '../../code/python/runner-context.ts';
import { type FolderChange, type Program, useProgram } from '../../code/python/use-program.ts';
import { usePythonFirst } from '../../code/python/use-python-first.ts';
import { fileNames } from '../../lib/files/has-files.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { saveText } from '../../lib/save-file.ts';
import { keepChanges, runFilesOf } from '../files/load-files.ts';
import type { Work } from '../learner-code/use-work.ts';
import type { RoomProgram } from '../room/room-definition.ts';
import { useSaveWork } from '../room/use-save-work.ts';

/** The one file of a Python work. */
export const FILE = 'main.py';

/** Maximum time for which the editor waits for Python, in milliseconds. */
const EDITOR_WAIT_MS = 1000;

interface Stepped {
  code: string;
  files: readonly RunFile[];
}

/** The program of the Python room, and the state of Python itself. */
export interface PythonProgram extends RoomProgram, Pick<Program, 'output' | 'answer'> {
  /** Runs code typed after the program; see Program. */
  enter: (source: string) => Promise<boolean>;
  runnerState: RunnerState;
  /** The part of Python that has arrived. */
  arrival: RuntimeArrival;
  /** Tells whether the editor should still wait for Python. */
  pythonFirst: boolean;
  retry: () => void;
  /** The recording shown step by step; null while there is none. */
  stepped: Stepped | null;
  closeSteps: () => void;
  runner: PythonRunner;
}

/** Returns the state of Python in a few words; null where there is nothing to say. */
function useStatus({ busy, output }: Program, runnerState: RunnerState): string | null {
  const { t } = useTranslation('python-room');
  const python = useTranslation('python').t;
  if (output.progress) return python('libraries', { ...output.progress });
  if (busy && runnerState === 'running') return python('running');
  return runnerState === 'loading' ? t('state.loading') : null;
}

/** Returns the drawing of a program, else its last plot. */
async function pictureOf({ drawing, parts }: ProgramOutput) {
  if (drawing) return drawing.canvas;
  const plot = parts.findLast((part) => part.kind === 'picture');
  return plot ? createImageBitmap(new Blob([plot.png], { type: 'image/png' })) : null;
}

/** Runs the Python room's file. */
export function usePythonProgram(work: Work): PythonProgram {
  const { files, place } = work;
  const { t } = useTranslation('python-room');
  const runner = useRunner();
  const runnerState = useRunnerState(runner);
  const arrival = useArrival(runner);
  const pythonFirst = usePythonFirst(runnerState, EDITOR_WAIT_MS);
  const program = useProgram(runner);
  const status = useStatus(program, runnerState);
  const python = useTranslation('python').t;
  const code = files[FILE] ?? '';
  const save = useSaveWork(work, 'python', {
    name: t('file_name'),
    title: t('title'),
    save: () => saveText(code, t('file_name'), 'text/x-python'),
  });
  const [stepped, setStepped] = useState<Stepped | null>(null);
  const stepByStep = {
    key: 'steps',
    label: python('step_by_step'),
    icon: createElement(Footprints, { 'aria-hidden': true }),
    words: 'widest' as const,
    onSelect: () => {
      program.stop();
      if (fileNames(place).length === 0) setStepped({ code, files: [] });
      else void runFilesOf(place).then((files) => setStepped({ code, files }));
    },
  };

  // Python is large: its loading starts as soon as the room is opened.
  useEffect(() => runner.start(), [runner]);

  const onChanged = (change: FolderChange) => void keepChanges(place, change);
  const hasFiles = () => fileNames(place).length > 0;

  return {
    ...program,
    run: () => {
      if (!hasFiles()) void program.run(code, { onChanged });
      else void runFilesOf(place).then((files) => program.run(code, { files, onChanged }));
    },
    enter: async (source) => {
      const files = hasFiles() ? await runFilesOf(place) : [];
      return program.enter(source, { files, onChanged });
    },
    save,
    status,
    untouchedStatus: runnerState === 'ready' ? t('state.ready') : '',
    runnerState,
    arrival,
    pythonFirst,
    retry: () => runner.start(),
    actions: [stepByStep],
    shows: program.output.drawing ? 'drawing' : null,
    failed: Boolean(program.output.failure),
    picture: () => pictureOf(program.output),
    stepped,
    closeSteps: () => setStepped(null),
    runner,
  };
}
