import { MODEL_LIMITS } from '@codivia/contract/models/model-file';
import type { ModelInput } from '@codivia/runners/models/trained-model';
import {
  isFreeName,
  isFromCamera,
  type LabExample,
  type LabProject,
  type LabSettings,
  MAX_EXAMPLES,
  newId,
} from './lab-project.ts';

export type LabChange =
  | { type: 'rename'; name: string }
  | { type: 'add-class'; name: string }
  | { type: 'rename-class'; classId: string; name: string }
  | { type: 'remove-class'; classId: string }
  | { type: 'add-examples'; classId: string; inputs: readonly ModelInput[]; isAnswer?: boolean }
  | { type: 'move-example'; id: string; classId: string }
  | { type: 'remove-example'; id: string }
  | { type: 'restore-example'; example: LabExample; place: number }
  | { type: 'keep-camera'; keeps: boolean }
  | { type: 'remove-camera-pictures' }
  | { type: 'settings'; settings: Partial<LabSettings> }
  | { type: 'replace'; project: LabProject };

function changed(project: LabProject, change: LabChange): LabProject {
  const { classes, examples } = project;
  switch (change.type) {
    case 'rename':
      return { ...project, name: change.name };
    case 'add-class': {
      const name = change.name.trim();
      if (classes.length >= MODEL_LIMITS.labels || !isFreeName(project, name)) return project;
      return { ...project, classes: [...classes, { id: newId(), name }] };
    }
    case 'rename-class': {
      const name = change.name.trim();
      if (!isFreeName(project, name, change.classId)) return project;
      const renamed = classes.map((one) => (one.id === change.classId ? { ...one, name } : one));
      return { ...project, classes: renamed };
    }
    case 'remove-class':
      return {
        ...project,
        classes: classes.filter(({ id }) => id !== change.classId),
        examples: examples.filter(({ classId }) => classId !== change.classId),
      };
    case 'add-examples': {
      // Pictures of files may be opened when their class is gone.
      if (classes.every(({ id }) => id !== change.classId)) return project;
      const room = MAX_EXAMPLES - examples.length;
      const added = change.inputs.slice(0, room).map((input) => {
        const { classId, isAnswer } = change;
        return { id: newId(), classId, input, ...(isAnswer && { isAnswer }) };
      });
      return added.length === 0 ? project : { ...project, examples: [...examples, ...added] };
    }
    case 'move-example': {
      const { id, classId } = change;
      return {
        ...project,
        examples: examples.map((one) => (one.id === id ? { ...one, classId } : one)),
      };
    }
    case 'remove-example':
      return { ...project, examples: examples.filter(({ id }) => id !== change.id) };
    case 'restore-example': {
      const { example, place } = change;
      const hasClass = classes.some(({ id }) => id === example.classId);
      const isThere = examples.some(({ id }) => id === example.id);
      if (!hasClass || isThere || examples.length >= MAX_EXAMPLES) return project;
      return { ...project, examples: examples.toSpliced(place, 0, example) };
    }
    case 'keep-camera':
      return { ...project, keepsCamera: change.keeps };
    case 'remove-camera-pictures':
      return { ...project, examples: examples.filter((one) => !isFromCamera(one)) };
    case 'settings':
      return { ...project, settings: { ...project.settings, ...change.settings } };
    case 'replace':
      return change.project;
  }
}

/** The project after a change; the same one where the change is not possible, such as a second class of one name. */
export function changeProject(project: LabProject, change: LabChange): LabProject {
  const next = changed(project, change);
  return next === project || change.type === 'replace' ? next : { ...next, changedAt: Date.now() };
}
