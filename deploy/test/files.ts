import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

export const ROOT = join(import.meta.dirname, '../..');
export const DEPLOY = join(ROOT, 'deploy');
const KUBERNETES = join(DEPLOY, 'kubernetes');

export const readText = (path: string) => readFileSync(join(ROOT, path), 'utf8');

// biome-ignore lint/suspicious/noExplicitAny: what a file holds is what the tests find out
export type Json = any;

/** A file of Compose, with its anchors in place. */
export const readCompose = (): Json => parse(readText('deploy/compose.yaml'), { merge: true });

/** Reads `kustomization.yaml` of a folder. */
export function readKustomization(folder: string): Json {
  return parse(readFileSync(join(KUBERNETES, folder, 'kustomization.yaml'), 'utf8'));
}

/** The folders that hold a kustomization. */
export function kustomizedFolders(): string[] {
  return readdirSync(KUBERNETES).filter((name) =>
    existsSync(join(KUBERNETES, name, 'kustomization.yaml')),
  );
}

/** Every file of a folder for Kubernetes, by name. */
export const filesOf = (folder: string): string[] => readdirSync(join(KUBERNETES, folder));

interface Manifest {
  file: string;
  body: Json;
}

/** The manifests that a kustomization brings together, those of other folders it names included. */
export function manifestsOf(folder: string): Manifest[] {
  return (readKustomization(folder).resources as string[]).flatMap((resource) => {
    const path = normalize(join(folder, resource));
    if (!resource.endsWith('.yaml')) return manifestsOf(path);
    const documents = parseAllDocuments(readFileSync(join(KUBERNETES, path), 'utf8'));
    return documents.map((document) => {
      if (document.errors.length > 0) throw new Error(`${path}: ${document.errors[0]}`);
      return { file: path, body: document.toJS() };
    });
  });
}

/** The one manifest of a kind and name. */
export function manifest(kind: string, name = 'codivia'): Json {
  const found = manifestsOf('example').filter(
    ({ body }) => body.kind === kind && body.metadata.name === name,
  );
  if (found.length !== 1) throw new Error(`There are ${found.length} of ${kind} ${name}.`);
  return found[0]?.body;
}
