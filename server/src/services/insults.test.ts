import { loadCourses } from '@codivia/content/load-courses';
import { loadHelp } from '@codivia/content/load-help';
import { describe, expect, test } from 'vitest';
import { isInsulting } from './insults.ts';

describe('insults are found', () => {
  test.each([
    ...['fuck', 'Fuuuuck', 'f u c k', 'f-u-c-k', 'sh1t', '5h1t', 'b1tch', 'you b!tch, you bitch'],
    ...['a55', 'dumb ass', 'a$$', 'n1gg3r', 'NIGGER', 'wh0re', 'cunts', 'kys', 'dick42'],
  ])('English: %s', (text) => {
    expect(isInsulting(text)).toBe(true);
  });

  test.each([
    ...['connard', 'c0nn4rd', 'connnnard', 'conard', 'Enculé', 'ENCULEE', 's4lope', 's a l o p e'],
    ...['superpute', 'pu7e', 'putes', 'gros con', 'c.o.n', 'quel cul', 'bite', 'fdp', 'n.t.m'],
    ...['nègre', 'sale pédé', 'grosse merde', 'bougnoule', 'con42', 'trou-du-cul', 'cönnard'],
  ])('French: %s', (text) => {
    expect(isInsulting(text)).toBe(true);
  });
});

describe('ordinary words are none', () => {
  test.each([
    ...['class', 'password', 'assembly', 'Scunthorpe', 'title', 'cocktail', 'cockpit', 'analysis'],
    ...['computer', 'reputation', 'dispute', 'therapist', 'Essex', 'snacks', 'button', 'as', 'bob'],
    ...['pros and cons', 'bite-sized games', 'I have a pet snake', 'circumference', 'Dickens'],
    ...['grape', 'drape', 'skyscraper', 'absolute', 'tyranny', 'document', 'accumulate', '455'],
    ...['success', 'do not bite your tail', 'accessible'],
  ])('English: %s', (text) => {
    expect(isInsulting(text)).toBe(false);
  });

  test.each([
    ...['concombre', 'console', 'calcul', 'culture', 'ridicule', 'habite', 'orbite', 'député'],
    ...['réputé', 'salopette', 'unique', 'technique', 'il dispute un match', 'ébranler', 'écran'],
    ...['Sussex', 'retard', 'en retard', 'Monténégro', 'canal', 'banal', 'contraste', 'faculté'],
    ...['pédagogue', 'encyclopédie', 'Saint-Nazaire', 'sucette', 'mongolfière', 'chienne de vie'],
  ])('French: %s', (text) => {
    expect(isInsulting(text)).toBe(false);
  });

  test('no sentence of our own courses and articles', () => {
    const lessons = loadCourses().flatMap(({ lessons }) => lessons);
    const texts = lessons.flatMap(({ content, content_fr }) => [content, content_fr]);
    const help = loadHelp().flatMap((article) => JSON.stringify(article));
    const prose = texts.map((text) => text.replace(/<(pre|code)[\s\S]*?<\/\1>|<[^>]*>/g, ' '));
    const sentences = [...prose, ...help].flatMap((text) => text.split(/(?<=[.!?])\s|\n/));
    expect(sentences.length).toBeGreaterThan(2000);
    expect(sentences.filter(isInsulting)).toEqual([]);
  });
});
