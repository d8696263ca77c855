import { afterEach, describe, expect, it } from 'vitest';
import { signInAs } from '../test/factories.ts';
import { readDraft, storeDraft } from './drafts.ts';
import { forgetPerson } from './files/forget-person.ts';
import {
  assignEarlierWork,
  currentPerson,
  holdPerson,
  isOutdated,
  releasePerson,
  VISITOR,
} from './person.ts';
import { rememberRedirect } from './redirect.ts';
import { takeRedirect } from './remembered-redirect.ts';
import { signOut } from './session.ts';
import { readStored, store, storedKeys } from './storage.ts';

afterEach(releasePerson);

describe('what somebody writes', () => {
  it('is out of sight of visitors and of the next member, and back when its author is', () => {
    signInAs({ id: 'ada' });
    storeDraft('lesson/badge', 'print("Ada")');
    store('room:project/p1:synced', '{}');
    signOut();
    expect(readDraft('lesson/badge')).toBeNull();
    expect(storedKeys('room:')).toEqual([]);
    signInAs({ id: 'ben' });
    expect(readDraft('lesson/badge')).toBeNull();
    storeDraft('lesson/badge', 'print("Ben")');
    signOut();
    signInAs({ id: 'ada' });
    expect(readDraft('lesson/badge')).toBe('print("Ada")');
    expect(storedKeys('room:')).toEqual(['room:project/p1:synced']);
  });

  it('as a visitor stays a visitor’s', () => {
    storeDraft('challenge/x', 'visited');
    signInAs({ id: 'ada' });
    expect(readDraft('challenge/x')).toBeNull();
    signOut();
    expect(readDraft('challenge/x')).toBe('visited');
  });

  it('stays with its author while the page is theirs, whoever has signed in since', () => {
    signInAs({ id: 'ada' });
    holdPerson();
    signOut();
    storeDraft('lesson/badge', 'typed while another tab signed out');
    expect(isOutdated()).toBe(true);
    signInAs({ id: 'ben' });
    expect(currentPerson()).toBe('ada');
    releasePerson();
    expect(readDraft('lesson/badge')).toBeNull();
    signInAs({ id: 'ada' });
    expect(readDraft('lesson/badge')).toBe('typed while another tab signed out');
  });

  it('in the trial lesson belongs to nobody until an account takes it over', () => {
    storeDraft('trial/l/badge', 'tried');
    signInAs({ id: 'ada' });
    expect(readDraft('trial/l/badge')).toBe('tried');
  });

  it('follows a visitor who signs in on this page to their own', () => {
    holdPerson();
    signInAs({ id: 'ada' });
    expect(isOutdated()).toBe(false);
    expect(currentPerson()).toBe('ada');
  });
});

it('leads nobody but its member to the page on which a session has ended', () => {
  signInAs({ id: 'ada' });
  rememberRedirect('/playground?project=secret');
  signInAs({ id: 'ben' });
  expect(takeRedirect()).toBeNull();
  signInAs({ id: 'ada' });
  expect(takeRedirect()).toBe('/playground?project=secret');
});

describe('what was written before it was stored by person', () => {
  it('is given to who is signed in at that moment, and to nobody later', () => {
    localStorage.setItem('code:lesson/badge', 'print("old")');
    localStorage.setItem('room:python:draft', '{}');
    localStorage.setItem('code:trial/l/x', 'trial');
    localStorage.setItem('theme', 'dark');
    signInAs({ id: 'ada' });
    assignEarlierWork();
    expect(readDraft('lesson/badge')).toBe('print("old")');
    expect(readStored('room:python:draft')).toBe('{}');
    expect(readStored('theme')).toBe('dark');
    expect(localStorage.getItem('code:lesson/badge')).toBeNull();
    expect(localStorage.getItem('code:trial/l/x')).toBe('trial');
    signOut();
    storeDraft('lesson/badge', 'a visitor');
    signInAs({ id: 'ben' });
    assignEarlierWork();
    expect(readDraft('lesson/badge')).toBeNull();
  });

  it('stays a visitor’s where nobody is signed in', () => {
    localStorage.setItem('code:lesson/badge', 'print("old")');
    assignEarlierWork();
    signInAs({ id: 'ada' });
    assignEarlierWork();
    expect(readDraft('lesson/badge')).toBeNull();
    expect(readStored('code:lesson/badge', VISITOR)).toBe('print("old")');
  });
});

it('forgets all texts of one person, and no one else’s', async () => {
  signInAs({ id: 'ben' });
  storeDraft('lesson/badge', 'Ben');
  signInAs({ id: 'ada' });
  storeDraft('lesson/badge', 'Ada');
  localStorage.setItem('pending_completions', '{"ada":["l1"],"ben":["l2"]}');
  localStorage.setItem('exercise_results', '{"browser":"b","people":{"ada":{},"ben":{}}}');
  await forgetPerson('ada');
  expect(Object.keys(localStorage).filter((name) => name.includes('ada'))).toEqual([]);
  expect(localStorage.getItem('pending_completions')).toBe('{"ben":["l2"]}');
  expect(localStorage.getItem('exercise_results')).toBe('{"browser":"b","people":{"ben":{}}}');
  signInAs({ id: 'ben' });
  expect(readDraft('lesson/badge')).toBe('Ben');
});
