import { inlineHtml, tidyInline } from './inline-html.ts';
import { styleOf } from './look.ts';
import type { Findings } from './pasted.ts';

/** An entry of a list that Word writes as a paragraph. */
export interface WordEntry {
  /** From 1. */
  level: number;
  ordered: boolean;
  html: string;
}

/** Reads the entry of a list from a paragraph of Word; null for other paragraphs. */
export function wordEntry(element: Element, findings: Findings): WordEntry | null {
  if (element.localName !== 'p') return null;
  const level = /mso-list:[^;]*\blevel(\d)/.exec(styleOf(element))?.[1];
  if (level === undefined) return null;
  const bullets = [...element.querySelectorAll('span')].filter((span) =>
    /mso-list:\s*ignore/.test(styleOf(span)),
  );
  const bullet = bullets.map((span) => span.textContent ?? '').join('');
  for (const span of bullets) span.remove();
  const html = [...element.childNodes].map((child) => inlineHtml(child, findings)).join('');
  return { level: Number(level), ordered: /[\da-z][.)]/i.test(bullet), html: tidyInline(html) };
}

/** Makes nested lists of entries in a row. */
export function wordLists(entries: readonly WordEntry[]): string {
  const open: { level: number; tag: string }[] = [];
  let html = '';
  const close = () => {
    html += `</li>\n</${open.pop()?.tag}>\n`;
  };
  for (const entry of entries) {
    const tag = entry.ordered ? 'ol' : 'ul';
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > entry.level) close();
    const last = open.at(-1);
    if (last && entry.level > last.level) {
      html += `\n<${tag}>\n`;
      open.push({ level: entry.level, tag });
    } else if (last && (last.tag === tag || open.length > 1)) html += '</li>\n';
    else {
      if (last) close();
      html += `<${tag}>\n`;
      open.push({ level: entry.level, tag });
    }
    html += `<li>${entry.html}`;
  }
  while (open.length > 0) close();
  return html.trimEnd();
}
