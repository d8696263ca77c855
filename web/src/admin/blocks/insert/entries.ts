import type { Language } from '@codivia/contract/api/language';
import { type ExerciseTag, lessonTag } from '@codivia/contract/lessons/lesson-tags';
import {
  AppWindow,
  Blocks,
  FlaskConical,
  Gamepad2,
  Heading2,
  Heading3,
  Image,
  List,
  ListOrdered,
  type LucideIcon,
  MessageSquareQuote,
  Pilcrow,
  Plus,
  SeparatorHorizontal,
  SquareCode,
  SquareTerminal,
  Table,
  Video,
} from 'lucide-react';
import type { Translate } from '../../../lib/text-keys.ts';
import { BOX_TITLES, CALLOUTS } from '../box-titles.ts';
import type { DialogName, Placeable } from '../views/block-context.ts';

/** A kind of exercise that can be made here, with its name. */
export interface NewExercise {
  kind: string;
  name: string;
}

/** What an entry of the menu does: it inserts HTML, asks for details first, or makes an exercise. */
type Does = { html: string } | { ask: DialogName } | { create: string };

export type Entry = { id: string; label: string; icon: LucideIcon } & Does;

type Words = { t: Translate<'admin-blocks'>; html: Translate<'admin-html'> };

type Offered = {
  /** The language that the lesson's text is written in. */
  language: Language;
  exercises: readonly Placeable[];
  newExercises: readonly NewExercise[];
};

const CODE = '<pre><code class="language-python"></code></pre>';
/** A table to begin with: a row of headings, and one below it. */
export const TABLE =
  '<table><thead><tr><th></th><th></th></tr></thead><tbody><tr><td></td><td></td></tr></tbody></table>';

const place = (tag: ExerciseTag, id: string) => lessonTag(tag, id);

/** All blocks that can be inserted, in the order of the menu. */
export function entriesOf({ t, html }: Words, { language, exercises, newExercises }: Offered) {
  const titles = BOX_TITLES[language];
  const boxes = CALLOUTS.map((kind): Entry => {
    const title = `<p class="callout-title">${titles[kind]}</p>`;
    return {
      id: `box-${kind}`,
      label: t('box', { kind: html(`boxes.${kind}`) }),
      icon: MessageSquareQuote,
      html: `<aside class="callout callout-${kind}">${title}<p></p></aside>`,
    };
  });
  const entries: Entry[] = [
    { id: 'text', label: html('paragraph'), icon: Pilcrow, html: '<p></p>' },
    { id: 'heading', label: html('heading'), icon: Heading2, html: '<h2></h2>' },
    { id: 'subheading', label: html('subheading'), icon: Heading3, html: '<h3></h3>' },
    { id: 'list', label: html('list'), icon: List, html: '<ul><li></li></ul>' },
    { id: 'numbered', label: html('numbered'), icon: ListOrdered, html: '<ol><li></li></ol>' },
    ...boxes,
    { id: 'code', label: html('code_block'), icon: SquareCode, html: CODE },
    { id: 'python', label: html('editors.python'), icon: SquareTerminal, ask: 'python' },
    { id: 'web', label: html('editors.web'), icon: AppWindow, ask: 'web' },
    { id: 'p5', label: html('editors.p5'), icon: Gamepad2, ask: 'p5' },
    ...exercises.map(({ id, title, tag }) => ({
      id: `place-${id}`,
      label: t('place', { title }),
      icon: Blocks,
      html: place(tag, id),
    })),
    ...newExercises.map(({ kind, name }) => ({
      id: `new-${kind}`,
      label: t('new_exercise', { kind: name }),
      icon: Plus,
      create: kind,
    })),
    { id: 'picture', label: html('picture'), icon: Image, ask: 'picture' },
    { id: 'video', label: html('video'), icon: Video, ask: 'video' },
    { id: 'explorable', label: t('explorable'), icon: FlaskConical, ask: 'explorable' },
    { id: 'table', label: html('table'), icon: Table, html: TABLE },
    { id: 'step', label: t('step'), icon: SeparatorHorizontal, html: '<hr />' },
  ];
  return entries;
}

/** A text without accents and capitals, to be searched. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The entries in which all of these words occur. */
export function entriesWith(entries: readonly Entry[], words: string): Entry[] {
  const wanted = plain(words).split(' ').filter(Boolean);
  return entries.filter(({ label }) => wanted.every((word) => plain(label).includes(word)));
}
