import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { databaseFaultsOf } from './cloudnative-pg.ts';
import {
  DEPLOY,
  filesOf,
  type Json,
  kustomizedFolders,
  manifest,
  manifestsOf,
  readKustomization,
} from './files.ts';
import { faultsOf } from './schemas.ts';

const all = manifestsOf('example');

describe('manifests', () => {
  test.each(all.map(({ file, body }) => [`${file}: ${body.kind} ${body.metadata.name}`, body]))(
    'follow their schema: %s',
    (_, body) => {
      const faults = databaseFaultsOf(body) ?? faultsOf(body);
      expect(faults, 'no schema is known for this kind').toBeDefined();
      expect(faults).toEqual([]);
    },
  );

  test.each<[string, string, (body: Json) => void, RegExp]>([
    ['a misspelt field', 'Deployment', ({ spec }) => (spec.minReadySecond = 1), /minReadySecond/],
    [
      'a misspelt field far inside',
      'Deployment',
      ({ spec }) => (spec.template.spec.containers[0].readinessProbe.httpget = {}),
      /readinessProbe\/httpget/,
    ],
    ['a wrong type', 'HorizontalPodAutoscaler', ({ spec }) => (spec.maxReplicas = 'x'), /maxRep/],
    [
      'a missing field',
      'Ingress',
      ({ spec }) => delete spec.rules[0].http.paths[0].pathType,
      /Type/,
    ],
    ['a field of a rule', 'PrometheusRule', ({ spec }) => (spec.groups[0].rules[0].if = 1), /if/],
    ['a field of the operator', 'Cluster', ({ spec }) => (spec.instance = 3), /additional/],
  ])('with %s are refused', (_, kind, breakRule, message) => {
    const name = kind === 'Cluster' ? 'codivia-database' : 'codivia';
    const body = structuredClone(manifest(kind, name));
    breakRule(body);
    expect((databaseFaultsOf(body) ?? faultsOf(body) ?? []).join('\n')).toMatch(message);
  });
});

/** Tells whether a JSON pointer leads to something. */
function leads(body: Json, pointer: string): boolean {
  const keys = pointer.split('/').slice(1);
  return keys.reduce((part, key) => part?.[key], body) !== undefined;
}

describe('kustomizations', () => {
  test.each(kustomizedFolders())('%s names every file it has, and no other', (folder) => {
    const kustomization = readKustomization(folder);
    const generators = [
      ...(kustomization.configMapGenerator ?? []),
      ...(kustomization.secretGenerator ?? []),
    ];
    const generated = generators.flatMap(({ envs = [], files = [] }) => [...envs, ...files]);
    const own = (kustomization.resources as string[]).filter((name) => name.endsWith('.yaml'));
    const present = filesOf(folder).map((name) => name.replace(/\.example$/, ''));
    expect([...own, ...generated, 'kustomization.yaml'].sort()).toEqual(present.sort());
  });

  test('patches change what is there', () => {
    for (const { target, patch } of readKustomization('example').patches) {
      const body = manifest(target.kind, target.name);
      for (const { op, path } of parse(patch)) {
        const parent = path.slice(0, path.lastIndexOf('/'));
        expect(leads(body, op === 'add' ? parent : path), `${op} ${path}`).toBe(true);
      }
    }
  });

  test('the image that is renamed is the one of the deployment', () => {
    const [{ name }] = readKustomization('example').images;
    expect(manifest('Deployment').spec.template.spec.containers[0].image).toBe(name);
    expect(existsSync(join(DEPLOY, 'Dockerfile'))).toBe(true);
  });
});
