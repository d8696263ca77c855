import { MODEL_SUFFIX } from '@codivia/contract/models/model-file';

/** The name by which programs load a model: small letters, digits and hyphens. */
export function modelName(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]/)
    .filter((part) => part !== '')
    .join('-');
  return plain.slice(0, 40) || 'model';
}

/** The name of a model's file. */
export const modelFileName = (name: string): string => `${modelName(name)}${MODEL_SUFFIX}`;
