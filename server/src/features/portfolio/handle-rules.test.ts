import { describe, expect, test } from 'vitest';
import { handleRefusal, lookAlike } from './handle-rules.ts';

const OWNER = { name: 'Maëlle Durand-Petit', email: 'maelou.75@durand-family.fr' };

const codeOf = (handle: string, owner = OWNER) => handleRefusal(handle, owner)?.code ?? 'fine';

describe('handles that are fine', () => {
  test.each([
    ...['pixel-fox', 'code-otter', 'renard-bleu', 'nova7', 'class-hero', 'badminton', 'r2d2'],
    ...['computer-cat', 'clean-code', 'learn-python', 'abc', 'a-b-c', 'y'.repeat(20), '8bit-hero'],
    ...['concombre-42', 'le-calcul', 'unique', 'robot2000', 'supporter', 'teamwork', 'bookworm'],
  ])('%s', (handle) => {
    expect(codeOf(handle)).toBe('fine');
  });
});

describe('handles that are refused', () => {
  test.each([
    ...['ab', 'x'.repeat(21), '-fox', 'fox-', 'fo--x', 'fox_1', 'fox.1', 'Fox', 'renard é', 'été'],
    ...['', '123', '12-34', 'fox 1', 'fox\u200b1', 'fох' /* Cyrillic o and x */, 'ﬁ-fox'],
  ])('malformed: %j', (handle) => {
    expect(codeOf(handle)).toBe('handle_malformed');
  });

  test.each([
    ...['admin', 'adm1n', 'admin-lea', 'the-admin', 'superadmin', 'codivia', 'c0divia', 'co-divia'],
    ...['codivia-team', 'moderator', 'm0derat0r', 'moderateur', 'dashboard', 'courses', 'api'],
    ...['forgot-password', 'support', 'support2', 'fox-team', 'equipe', 'le-prof', 'mentor', 'www'],
    ...['family', 'parents', 'teachers', 'classes'],
  ])('reserved: %s', (handle) => {
    expect(codeOf(handle)).toBe('handle_reserved');
  });

  test.each([
    ...['connard', 'c0nnard', 'con', 'mr-con', 'con2000', 'f-u-c-k', 'fuuuck', 'sh1t', 'a55'],
    ...['superpute', 'enc-ule', 'bitch42', 'salope', 's-a-l-o-p-e', 'nique-toi', 'fdp', 'b1te'],
  ])('insulting: %s', (handle) => {
    expect(codeOf(handle)).toBe('handle_insulting');
  });

  test.each([
    ...[
      'maelle',
      'm4elle',
      'ma3lle',
      'm-a-e-l-l-e',
      'elleam',
      'durand',
      'super-durand',
      'dur4nd75',
    ],
    ...['dnarud', 'petit', 'maelle-codes', 'mae11e', 'durandpetit', 'maelou', 'uoleam', 'maaelle'],
    ...['the-family'],
  ])('personal: %s', (handle) => {
    expect(codeOf(handle)).toBe('handle_personal');
  });

  test.each([
    ...['fox-0612345678', 'a06-12-34-56-78', 'x33612345678', '12-rue-victor', '12ruevictor'],
    ...['75011-paris', 'paris-75011', '21-baker-street', 'fox-2011-05-03', 'born20110503'],
    ...['sw1a-1aa', '5-avenue-foch'],
  ])('a contact: %s', (handle) => {
    expect(codeOf(handle)).toBe('handle_contact');
  });
});

describe('handles that tell strangers too much', () => {
  test.each([
    ...['insta-chat', 'girl14', 'born2011', 'lyon-14ans', 'lolita', 'snap-soleil', 'discord-fox'],
    ...['fille-13', '14-yo-fox', 'f14', 'soleil2012', 'paris-fox', 'boy-15', '1nsta-fox', 'tiktok'],
    ...['sunny-15ans', 'ado-16', 'snapchatfox', 'fox-london', 'add-me', 'hot-girl', 'nee-en-2010'],
  ])('%s', (handle) => {
    expect(codeOf(handle)).toBe('handle_detail');
  });

  test.each([
    ...['instant-fox', 'snapdragon', 'pixel-14', 'fox-2048', 'retro-80', 'nova-2077', 'kikou'],
    ...['agent-007', 'level-12', 'stagehand', 'fox-9000', 'installer', 'photon-3', 'game-boyant'],
  ])('%s does not', (handle) => {
    expect(codeOf(handle)).toBe('fine');
  });
});

describe('short names', () => {
  const lea = { name: 'Léa Bo', email: 'someone@example.org' };

  test.each([
    'lea',
    'lea-codes',
    'leacodes',
    'super-lea',
    'superlea',
    'l3a',
    'ael-fox',
    'bo',
    'bo-fox',
  ])('tell at the edges of words: %s', (handle) => {
    expect(['handle_personal', 'handle_malformed']).toContain(codeOf(handle, lea));
  });

  test.each(['clean-code', 'nuclear-fox', 'robot', 'cobol-fan'])(
    'are letters like any inside them: %s',
    (handle) => {
      expect(codeOf(handle, lea)).toBe('fine');
    },
  );
});

test.each([
  ['pixel-fox', 'pixelfox'],
  ['nova', 'n0va'],
  ['lily', '1i1y'],
  ['modern', 'modem'],
  ['wave', 'vvave'],
  ['zoe5', '2oes'],
])('%s and %s look alike', (one, other) => {
  expect(lookAlike(one)).toBe(lookAlike(other));
});

test.each([
  ['pixel-fox', 'pixel-box'],
  ['fox6', 'fox9'],
])('%s and %s do not', (one, other) => {
  expect(lookAlike(one)).not.toBe(lookAlike(other));
});
