import { Marked, type Token, type TokenizerAndRendererExtension, type Tokens } from 'marked';
import { DEFAULT_LANGUAGE, type Language } from '../../api/language.ts';
import { EDITOR_TAGS, lessonTag } from '../lesson-tags.ts';
import { valueOfWritten, writtenExplorable } from './written-explorables.ts';

/** Kinds of coloured boxes a lesson may hold, written as `> [!GOAL]` on the first line of a quote. */
const CALLOUTS = ['goal', 'tip', 'warning', 'think', 'recap', 'challenge'] as const;

/** Doubles apostrophes, as the `code` attribute of an editor tag requires (docs/product.md#lessons). */
function asCodeAttribute(code: string): string {
  return escapeHtml(code).replaceAll("'", "''");
}

function isRunnable(language = ''): language is keyof typeof EDITOR_TAGS {
  return Object.hasOwn(EDITOR_TAGS, language);
}

/** Text as it may appear in HTML, between tags or in an attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const DIRECTIVES = {
  exercise: 'code-exercise',
  quiz: 'quiz-question',
  video: 'lesson-video',
} as const;

/**
 * Returns where a block of ours begins in the paragraph that a text begins with. The rest is not searched: that would
 * take quadratic time for all paragraphs of a text.
 */
const startOf = (pattern: RegExp) => (source: string) => {
  const end = source.indexOf('\n\n');
  return pattern.exec(end < 0 ? source : source.slice(0, end))?.index;
};

/** `::exercise[name]`, `::quiz[name]` and `::video[file]` on a line of their own. */
const directive: TokenizerAndRendererExtension = {
  name: 'directive',
  level: 'block',
  start: startOf(/^::\w/m),
  tokenizer(source) {
    const found = /^::(exercise|quiz|video)\[([a-z0-9-]+)\](?:\n|$)/.exec(source);
    if (!found) return undefined;
    return { type: 'directive', raw: found[0], kind: found[1], name: found[2] };
  },
  renderer(token) {
    return `${lessonTag(DIRECTIVES[token.kind as keyof typeof DIRECTIVES], token.name)}\n`;
  },
};

/** `::explore[name]{options}` on a line of its own. */
const explore: TokenizerAndRendererExtension = {
  name: 'explore',
  level: 'block',
  start: startOf(/^::explore\b/m),
  tokenizer(source) {
    const written = writtenExplorable(source);
    return written
      ? { type: 'explore', raw: written.raw, value: valueOfWritten(written) }
      : undefined;
  },
  renderer: ({ value }) => `${lessonTag('lesson-explorable', escapeHtml(String(value)))}\n`,
};

/** The label that opens the answer to a question. */
const SHOW_ANSWER: Record<Language, string> = { en: 'See the answer', fr: 'Voir la réponse' };

/** A text before and after its first `---` line. */
function partsOf(text: string, read: (part: string) => Token[]) {
  const [question = '', ...rest] = text.split(/^ *-{3,} *$/m);
  const answer = rest.join('\n---\n');
  return { tokens: read(question), ...(rest.length > 0 && { answer: read(answer) }) };
}

/** A box: its title, its text and, below a `---` line, an answer that opens on demand. */
const callout = (language: Language): TokenizerAndRendererExtension => ({
  name: 'callout',
  level: 'block',
  start: startOf(/^> \[!/m),
  tokenizer(source) {
    const found = /^> \[!([A-Z]+)\](.*)\n((?:>.*(?:\n|$))*)/.exec(source);
    const kind = found?.[1]?.toLowerCase();
    if (!found || !CALLOUTS.some((known) => known === kind)) return undefined;
    const text = (found[3] ?? '').replace(/^> ?/gm, '');
    return {
      type: 'callout',
      raw: found[0],
      kind,
      title: found[2]?.trim() ?? '',
      ...partsOf(text, (part) => this.lexer.blockTokens(part, [])),
    };
  },
  childTokens: ['tokens', 'answer'],
  renderer(token) {
    const title = token.title
      ? `<p class="callout-title">${escapeHtml(String(token.title))}</p>\n`
      : '';
    const { tokens = [], answer } = token as Tokens.Generic;
    const answerHtml = answer
      ? `<details>\n<summary>${SHOW_ANSWER[language]}</summary>\n${this.parser.parse(answer)}</details>\n`
      : '';
    const body = this.parser.parse(tokens) + answerHtml;
    return `<aside class="callout callout-${token.kind}">\n${title}${body}</aside>\n`;
  },
});

const markedIn = (language: Language) =>
  new Marked({
    gfm: true,
    extensions: [directive, explore, callout(language)],
    renderer: {
      code({ text, lang }) {
        const [language, mode] = (lang ?? '').split(' ');
        if (mode === 'run' && isRunnable(language)) {
          const tag = EDITOR_TAGS[language];
          return `<${tag} code="${asCodeAttribute(text)}"></${tag}>\n`;
        }
        const name = /^[a-z]+$/.test(language ?? '') ? ` class="language-${language}"` : '';
        return `<pre><code${name}>${escapeHtml(text)}</code></pre>\n`;
      },
    },
  });

const MARKED = { en: markedIn('en'), fr: markedIn('fr') } as const satisfies Record<
  Language,
  Marked
>;

/**
 * Lesson HTML of our Markdown: GFM, runnable editors (```python run, ```web run, ```p5 run), exercises, quiz questions,
 * videos and callouts. The language is that of the words around answers.
 */
export function lessonHtml(markdown: string, language: Language = DEFAULT_LANGUAGE): string {
  return MARKED[language].parse(markdown, { async: false });
}

/**
 * The blocks of a Markdown text, each with its HTML. Joined, the texts are the Markdown again: empty lines belong to the
 * block before them.
 */
export function markdownBlocks(
  markdown: string,
  language: Language = DEFAULT_LANGUAGE,
): { raw: string; html: string }[] {
  const marked = MARKED[language];
  const blocks: { raw: string; html: string }[] = [];
  for (const token of marked.lexer(markdown)) {
    const last = blocks.at(-1);
    const html = marked.parser([token]);
    if (last && html.trim() === '') last.raw += token.raw;
    else blocks.push({ raw: token.raw, html });
  }
  return blocks;
}

/** HTML of a short text, such as a hint or an option: one paragraph comes without its tags. */
export function shortHtml(markdown: string): string {
  const html = lessonHtml(markdown.trim()).trim();
  const single = /^<p>([\s\S]*)<\/p>$/.exec(html);
  return single?.[1] && !single[1].includes('<p>') ? single[1] : html;
}
