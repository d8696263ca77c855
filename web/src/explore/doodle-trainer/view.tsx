import {
  type DoodleTrainerOptions,
  type DoodleTrainerState,
  doodleClasses,
  doodleTrainer,
} from '@codivia/contract/explorables/doodle-trainer';
import { useEffect, useId, useRef, useState } from 'react';
import '../../ai-lab/lab-texts.ts';
import { type LabProject, newProject } from '../../ai-lab/project/lab-project.ts';
import { readProjects } from '../../ai-lab/project/stored-projects.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { ViewProps } from '../explorable-view.ts';
import { Trainer } from './trainer.tsx';
import '../kit/explore.css';

export const explorable = doodleTrainer;

/** The drawings of each language are a project of their own in the AI lab, by this mark. */
const markOf = (language: string) => `doodles-${language}`;

/** A model that is trained with a few drawings of one's own, which are kept as a project of the AI lab. */
export function View({
  options,
  state,
  change,
}: ViewProps<DoodleTrainerOptions, DoodleTrainerState>) {
  const { t, language } = useTranslation('doodle-trainer');
  const id = useId();
  const figure = useRef<HTMLElement>(null);
  const [round, setRound] = useState(0);

  function fresh(): LabProject {
    const usual = [t('classes.first'), t('classes.second'), t('classes.third')];
    const project = newProject('drawing', t('project'), doodleClasses(options, usual));
    return { ...project, startedFrom: markOf(language) };
  }
  const [opened, setOpened] = useState(fresh);

  useEffect(() => {
    let isGone = false;
    void readProjects().then((projects) => {
      const kept = projects.find(
        ({ startedFrom, classes }) => startedFrom === markOf(language) && classes.length > 1,
      );
      if (!kept || isGone) return;
      setOpened(kept);
      setRound((before) => before + 1);
    });
    return () => {
      isGone = true;
    };
  }, [language]);

  return (
    <figure
      ref={figure}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
      className="explore-figure"
    >
      <figcaption id={`${id}-title`} className="font-bold font-display text-lg leading-tight">
        {t('title')}
      </figcaption>
      <VisuallyHidden>
        <p id={`${id}-description`}>{t('description')}</p>
      </VisuallyHidden>
      <Trainer
        key={round}
        opened={opened}
        options={options}
        onTrained={() => change({ trained: state.trained + 1 })}
        onAgain={() => {
          setOpened({ ...fresh(), id: opened.id });
          setRound(round + 1);
          figure.current?.focus({ preventScroll: true });
        }}
      />
    </figure>
  );
}
