import { Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { ExamplePicture } from '../kinds/example-picture.tsx';
import { PictureFiles } from '../picture/picture-files.tsx';
import type { LabChange } from '../project/change-project.ts';
import {
  examplesOf,
  hasPictures,
  isFreeName,
  type LabClass,
  type LabExample,
  type LabProject,
} from '../project/lab-project.ts';

/** Examples shown before one asks for all. */
const SHOWN = 12;

type Props = {
  project: LabProject;
  one: LabClass;
  change: (change: LabChange) => void;
  /** Deletes the class. */
  onRemove: () => void;
};

interface Removed {
  example: LabExample;
  /** The name that it had. */
  label: string;
  /** Its place among all examples. */
  place: number;
}

/** A class with its name and examples, each of which can be removed. */
export function ClassCard({ project, one, change, onRemove }: Props) {
  const { t } = useTranslation('ai-lab');
  const id = useId();
  const [written, setWritten] = useState<string | null>(null);
  const name = written ?? one.name;
  const nameField = useRef<HTMLInputElement>(null);
  const [all, setAll] = useState(false);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const examples = examplesOf(project, one.id).toReversed();
  const isTaken = name !== one.name && !isFreeName(project, name, one.id);

  function rename(): void {
    change({ type: 'rename-class', classId: one.id, name });
    setWritten(null);
  }

  /** Removes an example; the keyboard goes on at its neighbour, or at the name where none is left. */
  function remove(example: LabExample, label: string, button: HTMLButtonElement): void {
    const item = button.closest('li');
    const next = item?.nextElementSibling ?? item?.previousElementSibling;
    (next?.querySelector('button') ?? nameField.current)?.focus();
    setRemoved({ example, label, place: project.examples.indexOf(example) });
    change({ type: 'remove-example', id: example.id });
  }

  /** Brings back the example that was removed last. */
  function undo({ example, place }: Removed): void {
    nameField.current?.focus();
    setRemoved(null);
    change({ type: 'restore-example', example, place });
  }

  return (
    <Card className="grid content-start gap-3 p-4">
      <div className="flex items-center gap-2">
        <input
          ref={nameField}
          aria-label={t('collect.class_name', { name: one.name })}
          aria-invalid={isTaken || undefined}
          aria-describedby={isTaken ? `${id}-taken` : undefined}
          className="min-h-11 w-full min-w-0 rounded-control border-2 border-line bg-transparent px-2 font-bold font-display text-xl hover:border-edge focus:border-edge"
          maxLength={40}
          value={name}
          onChange={({ target }) => setWritten(target.value)}
          onBlur={rename}
          onKeyDown={({ key }) => {
            if (key === 'Enter' && !isTaken) rename();
          }}
        />
        {project.classes.length > 2 && (
          <ConfirmButton
            variant="ghost"
            size="sm"
            title={t('collect.remove_class', { name: one.name })}
            text={t('collect.remove_class_text', { count: examples.length })}
            confirm={t('remove')}
            cancel={t('cancel')}
            pending={false}
            onConfirm={onRemove}
          >
            <Trash2 aria-hidden="true" className="size-4" />
            <span className="sr-only">{t('collect.remove_class', { name: one.name })}</span>
          </ConfirmButton>
        )}
      </div>
      {isTaken && (
        <p id={`${id}-taken`} role="alert" className="font-bold text-danger text-sm">
          {t('collect.name_taken')}
        </p>
      )}
      <p className="text-muted text-sm">{t('collect.count', { count: examples.length })}</p>
      <div role="status">
        {removed && (
          <div className="flex flex-wrap items-center gap-3 rounded-control bg-sunken p-3">
            <p className="min-w-0 grow text-sm [overflow-wrap:anywhere]">
              {t('collect.removed', { example: removed.label })}
            </p>
            <Button variant="secondary" size="sm" onClick={() => undo(removed)}>
              {t('collect.bring_back')}
            </Button>
          </div>
        )}
      </div>
      <ul
        className={
          hasPictures(project.kind)
            ? 'grid grid-cols-[repeat(auto-fill,minmax(3.5rem,1fr))] gap-2'
            : 'grid grid-cols-1 gap-1.5'
        }
      >
        {examples.slice(0, all ? examples.length : SHOWN).map((example, i) => {
          const label = t('collect.example', { number: examples.length - i, name: one.name });
          return (
            <li key={example.id} className="group relative">
              <ExamplePicture project={project} example={example} label={label} />
              <button
                type="button"
                aria-label={t('collect.remove_example', { example: label })}
                className="absolute -end-1 -top-1 grid size-6 place-items-center rounded-full border border-line bg-surface font-bold text-muted text-sm shadow-card hover:bg-danger hover:text-on-danger"
                onClick={({ currentTarget }) => remove(example, label, currentTarget)}
              >
                <span aria-hidden="true">×</span>
              </button>
            </li>
          );
        })}
      </ul>
      {examples.length > SHOWN && !all && (
        <button
          type="button"
          className="min-h-11 justify-self-start font-bold text-trail underline"
          onClick={() => setAll(true)}
        >
          {t('collect.show_all', { count: examples.length })}
        </button>
      )}
      {project.kind === 'picture' && <PictureFiles project={project} one={one} change={change} />}
    </Card>
  );
}
