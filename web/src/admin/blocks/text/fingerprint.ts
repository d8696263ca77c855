const MARKS: Record<string, string> = { b: 'strong', i: 'em' };
for (const tag of ['a', 'strong', 'em', 'del', 'code', 'kbd', 'sub', 'sup']) MARKS[tag] = tag;

function tagWith(name: string, element: Element): string {
  const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`);
  return `<${[name, ...attributes.toSorted()].join(' ')}>`;
}

/** Writes down what a reader gets: words with the set of their marks, and the elements around them. */
class Reading {
  readonly parts: string[] = [];
  #run = '';
  #marks = '';
  /** True where white space would not be shown: at the start of a block, and after other white space. */
  #atSpace = true;

  text(words: string, marks: readonly string[], keepsSpace: boolean): void {
    let text = keepsSpace ? words : words.replace(/[ \t\r\n\f]+/g, ' ');
    if (!keepsSpace && this.#atSpace && text.startsWith(' ')) text = text.slice(1);
    if (text === '') return;
    this.#atSpace = !keepsSpace && text.endsWith(' ');
    const key = [...new Set(marks)].toSorted().join('');
    if (key !== this.#marks) this.#flush();
    this.#marks = key;
    this.#run += text;
  }

  /** A picture or the end of a line, within a text. */
  inline(tag: string, marks: readonly string[]): void {
    this.#flush();
    this.parts.push([...new Set(marks)].toSorted().join('') + tag);
    this.#atSpace = false;
  }

  /** The beginning or end of an element that is no mark. */
  edge(tag: string): void {
    if (this.#atSpace) this.#run = this.#run.replace(/ $/, '');
    this.#flush();
    this.parts.push(tag);
    this.#atSpace = true;
  }

  #flush(): void {
    if (this.#run !== '') this.parts.push(`${this.#marks}“${this.#run}”`);
    this.#run = '';
  }
}

function read(parent: Node, into: Reading, marks: readonly string[], inPre: boolean): void {
  for (const node of parent.childNodes) {
    if (node instanceof Text) into.text(node.data, marks, inPre);
    else if (!(node instanceof Element)) into.edge('<!---->');
    else if (node.localName === 'br' || node.localName === 'img') {
      into.inline(tagWith(node.localName, node), marks);
    } else {
      const mark = inPre ? undefined : MARKS[node.localName];
      if (mark) read(node, into, [...marks, tagWith(mark, node)], inPre);
      else {
        into.edge(tagWith(node.localName, node));
        read(node, into, marks, inPre || node.localName === 'pre');
        into.edge(`</${node.localName}>`);
      }
    }
  }
}

/** A text that is the same for two pieces of HTML exactly if they mean the same to a reader. */
export function fingerprint(content: DocumentFragment): string {
  const reading = new Reading();
  read(content, reading, [], false);
  reading.edge('');
  return reading.parts.join('\n');
}
