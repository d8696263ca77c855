import { type Action, type Block, headingText, lessonBlocks, plainText } from './lesson-blocks.ts';
import { LESSON_TAGS, type LessonTag } from './lesson-tags.ts';

/** Maximum number of words to read in one step, where its blocks allow it. */
const STEP_WORDS = 120;
/** Maximum number of words of a text after an action that stays with it. */
const TAIL_WORDS = 45;

/** One idea and one action of a lesson (docs/product.md#steps). */
export interface LessonStep {
  /** An id that is the same in both languages, and stays the same after edits elsewhere in the lesson. */
  id: string;
  /** The heading that it is under, as text; empty before the first. */
  heading: string;
  /** True if the heading belongs to a step before this one, which has none of its own. */
  continuesHeading: boolean;
  /** The text before the action, the action alone, and the text after it, as HTML. */
  before: string;
  work: string;
  after: string;
  /** Undefined where there is only something to read. */
  action: Action | undefined;
  /** Number of each of our tags before this step: editors are counted through the lesson. */
  counts: Partial<Record<LessonTag, number>>;
}

type Piece = {
  blocks: Block[];
  action: Block | undefined;
  after: Block[];
  /** Its first heading that has words; empty without one. */
  title: string;
};

const wordsOf = (blocks: readonly Block[]) => blocks.reduce((sum, { words }) => sum + words, 0);
const htmlOf = (blocks: readonly Block[]) => blocks.map(({ html }) => html).join('');
const isHeading = ({ tag }: Block) => /^h[1-6]$/.test(tag);

/** Headings of these begin a section: h1 and h2, or the highest there are where a lesson has neither. */
function sectionTags(blocks: readonly Block[]): ReadonlySet<string> {
  const headings = blocks.filter(isHeading).map(({ tag }) => tag);
  if (headings.some((tag) => tag < 'h3')) return new Set(['h1', 'h2']);
  return new Set(headings.toSorted().slice(0, 1));
}

/** The parts of a lesson between its headings and its `<hr>` marks. One that only names itself joins the next. */
function sectionsOf(blocks: readonly Block[]): Block[][] {
  const begins = sectionTags(blocks);
  const sections: Block[][] = [[]];
  for (const block of blocks) {
    const current = sections.at(-1) ?? [];
    const onlyHeadings = current.every(isHeading);
    if ((begins.has(block.tag) || block.tag === 'hr') && !onlyHeadings) sections.push([]);
    if (block.tag !== 'hr') sections.at(-1)?.push(block);
  }
  return sections.filter((section) => section.length > 0);
}

/** Tells whether a block makes no sense without the next one: a heading, or words that end in a colon. */
const introducesNext = (block: Block) => isHeading(block) || /:\s*$/.test(plainText(block.html));

/** The blocks in groups of about equal length, none above STEP_WORDS unless one block is. */
function packed(blocks: readonly Block[]): Block[][] {
  const count = Math.max(1, Math.ceil(wordsOf(blocks) / STEP_WORDS));
  const goal = wordsOf(blocks) / count;
  const groups: Block[][] = [[]];
  for (const block of blocks) {
    const group = groups.at(-1) ?? [];
    const last = group.at(-1);
    const words = wordsOf(group);
    const isFull = words + block.words > STEP_WORDS || words + block.words / 2 > goal * 1.15;
    if (last && isFull && !introducesNext(last)) groups.push([block]);
    else group.push(block);
  }
  return groups.filter((group) => group.length > 0);
}

/** The pieces of one section: texts, each with the action that follows it. */
function piecesOf(section: readonly Block[]): Piece[] {
  const pieces: Piece[] = [];
  let text: Block[] = [];
  const add = (action: Block | undefined) => {
    const groups = packed(text);
    if (groups.length === 0 && action) groups.push([]);
    for (const [i, blocks] of groups.entries()) {
      const isLast = i === groups.length - 1;
      const titles = blocks.filter(isHeading).map(({ html }) => headingText(html));
      const title = titles.find((words) => words !== '') ?? '';
      pieces.push({ blocks, action: isLast ? action : undefined, after: [], title });
    }
    text = [];
  };
  for (const block of section) {
    if (block.actions.length > 0) add(block);
    else text.push(block);
  }
  const last = pieces.at(-1);
  if (last?.action && wordsOf(text) <= TAIL_WORDS && !text.some(isHeading)) last.after = text;
  else if (text.length > 0) add(undefined);
  return pieces;
}

/** Names steps after their exercise or editor, and steps of text alone after the action before them. */
function naming() {
  const taken = new Map<string, number>();
  let place = 'start';
  return (action: Action | undefined, counts: LessonStep['counts']): string => {
    let name = `${place}-text`;
    if (action) {
      const isCounted = ['code', 'view'].includes(LESSON_TAGS[action.tag]);
      name = isCounted ? `${action.tag}-${(counts[action.tag] ?? 0) + 1}` : action.value;
      place = name;
    }
    const uses = (taken.get(name) ?? 0) + 1;
    taken.set(name, uses);
    return uses === 1 ? name : `${name}-${uses}`;
  };
}

/** The steps of a lesson's sanitized HTML; never none. */
export function lessonSteps(html: string): LessonStep[] {
  const counts: LessonStep['counts'] = {};
  const nameOf = naming();
  let heading = '';
  const steps = sectionsOf(lessonBlocks(html))
    .flatMap(piecesOf)
    .map((piece): LessonStep => {
      heading = piece.title || heading;
      const action = piece.action?.actions[0];
      const step = {
        id: nameOf(action, counts),
        heading,
        continuesHeading: piece.title === '' && heading !== '',
        before: htmlOf(piece.blocks),
        work: piece.action?.html ?? '',
        after: htmlOf(piece.after),
        action,
        counts: { ...counts },
      };
      for (const { tag } of piece.action?.actions ?? []) counts[tag] = (counts[tag] ?? 0) + 1;
      return step;
    });
  if (steps.length > 0) return steps;
  const nothing = {
    heading: '',
    continuesHeading: false,
    before: '',
    work: '',
    after: '',
    action: undefined,
  };
  return [{ id: 'start-text', ...nothing, counts: {} }];
}
