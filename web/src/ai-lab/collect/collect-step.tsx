import { MODEL_LIMITS } from '@codivia/contract/models/model-file';
import type { ModelInput } from '@codivia/runners/models/trained-model';
import { Plus } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Recorder } from '../kinds/recorder.tsx';
import { CameraPictures } from '../picture/camera-pictures.tsx';
import { PictureLimits } from '../picture/picture-limits.tsx';
import type { LabChange } from '../project/change-project.ts';
import { isFreeName, type LabProject, MAX_EXAMPLES, usesCamera } from '../project/lab-project.ts';
import { TableImport } from '../table/table-import.tsx';
import { ClassButtons } from './class-buttons.tsx';
import { ClassCard } from './class-card.tsx';

type Props = { project: LabProject; change: (change: LabChange) => void };

/** The first step: examples of each class are made and looked at. */
export function CollectStep({ project, change }: Props) {
  const isTable = project.kind === 'table';
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number | null>(null);
  // The focus has gone with a class that was deleted: it goes on at the one that has its place.
  useLayoutEffect(() => {
    if (removed.current === null) return;
    const { children } = list.current as HTMLUListElement;
    children[Math.min(removed.current, children.length - 1)]?.querySelector('input')?.focus();
    removed.current = null;
  });

  function remove(classId: string, place: number): void {
    removed.current = place;
    change({ type: 'remove-class', classId });
  }

  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
      <Card className="grid grid-cols-1 gap-4 p-4 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto">
        {isTable && (
          <TableImport
            project={project}
            onProject={(replaced) => change({ type: 'replace', project: replaced })}
          />
        )}
        {(!isTable || project.columns.length > 0) && (
          <NewExample key={project.columns.join()} project={project} change={change} />
        )}
      </Card>
      <div className="grid grid-cols-1 gap-4">
        <ul ref={list} className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          {project.classes.map((one, place) => (
            <li key={one.id}>
              <ClassCard
                project={project}
                one={one}
                change={change}
                onRemove={() => remove(one.id, place)}
              />
            </li>
          ))}
        </ul>
        {!isTable && <NewClass project={project} change={change} />}
        {project.kind === 'picture' && (
          <>
            <CameraPictures project={project} change={change} />
            <PictureLimits />
          </>
        )}
      </div>
    </div>
  );
}

/** The tool for one example, and a button for each class that it may belong to. */
function NewExample({ project, change }: Props) {
  const { t } = useTranslation('ai-lab');
  const [input, setInput] = useState<ModelInput | null>(null);
  const [round, setRound] = useState(0);
  const [added, setAdded] = useState('');
  const isFull = project.examples.length >= MAX_EXAMPLES;

  function add(classId: string, name: string): void {
    if (input === null) {
      setAdded(t(`collect.nothing.${project.kind}`));
      return;
    }
    change({ type: 'add-examples', classId, inputs: [input] });
    setInput(null);
    setRound(round + 1);
    setAdded(t('collect.added', { name }));
  }

  if (isFull) return <p className="font-bold">{t('collect.full', { most: MAX_EXAMPLES })}</p>;
  return (
    <>
      <Recorder project={project} onInput={setInput} round={round} />
      <ClassButtons
        label={t('collect.add_to')}
        classes={project.classes}
        isReady={input !== null}
        repeats={usesCamera(project.kind)}
        onChoose={({ id, name }) => add(id, name)}
      />
      {usesCamera(project.kind) && (
        <p className="text-muted text-sm">{t(`collect.hold.${project.kind}`)}</p>
      )}
      <p role="status" className="min-h-6 text-muted text-sm">
        {added}
      </p>
    </>
  );
}

/** Adds a class by its name. */
function NewClass({ project, change }: Props) {
  const { t } = useTranslation('ai-lab');
  const [name, setName] = useState('');
  const [isRefused, setRefused] = useState(false);
  const id = useId();
  if (project.classes.length >= MODEL_LIMITS.labels) return null;
  return (
    <form
      className="flex flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        setRefused(!isFreeName(project, name));
        if (!isFreeName(project, name)) return;
        change({ type: 'add-class', name });
        setName('');
      }}
    >
      <input
        aria-label={t('collect.new_class')}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? `${id}-refused` : undefined}
        placeholder={t('collect.new_class')}
        className="min-h-11 min-w-0 grow rounded-control border-2 border-edge bg-surface px-4 placeholder:text-muted"
        maxLength={MODEL_LIMITS.labelLength}
        value={name}
        onChange={({ target }) => {
          setName(target.value);
          setRefused(false);
        }}
      />
      <Button type="submit" variant="secondary">
        <Plus aria-hidden="true" className="size-5" />
        {t('collect.add_class')}
      </Button>
      {isRefused && (
        <p id={`${id}-refused`} role="alert" className="w-full font-bold text-danger text-sm">
          {t('collect.name_taken')}
        </p>
      )}
    </form>
  );
}
