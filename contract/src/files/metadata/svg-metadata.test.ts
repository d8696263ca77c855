import { describe, expect, test } from 'vitest';
import { BrokenFile } from './file-parts.ts';
import { cleanSvg } from './svg-metadata.ts';

declare const TextDecoder: new () => { decode(bytes: Uint8Array): string };
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

const clean = (text: string) => new TextDecoder().decode(cleanSvg(new TextEncoder().encode(text)));

describe('an SVG', () => {
  const svg = (content: string, attributes = '') =>
    `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${content}</svg>`;

  test('that was written by hand stays as it is', () => {
    const input = `<?xml version="1.0"?>\n${svg('<!-- the eye --><title>A cat</title><circle r="2" opacity="1"/><a href="#x">a > b</a>')}\n`;
    expect(clean(input)).toBe(input);
  });

  test('loses what drawing programs note', () => {
    const input = `<!-- Created by Lina --><?xml-stylesheet href="x.xsl"?>${svg(
      '<metadata><rdf:RDF><dc:creator>Lina</dc:creator></rdf:RDF></metadata><sodipodi:namedview id="n"><inkscape:grid/></sodipodi:namedview><path inkscape:label="x" d="M0 0"/>',
      ' sodipodi:docname="/home/lina/cat.svg"',
    )}`;
    expect(clean(input)).toBe(svg('<path d="M0 0"/>'));
  });

  test.each([
    '<script>alert(1)</script>',
    '<svg:script xlink:href="https://x.test"/>',
    '<SCRIPT>a &lt; b</SCRIPT>',
    '<handler type="x"><![CDATA[ </handler ]]></handler>',
    '<iframe src="javascript:x"></iframe>',
  ])('runs nothing: %s is left out', (content) => {
    expect(clean(svg(`${content}<path/>`))).toBe(svg('<path/>'));
  });

  test.each([
    ['<path onclick="a > b" d="x"/>', '<path d="x"/>'],
    ["<a href='java&#x73;cript&#58;x'>y</a>", '<a>y</a>'],
    ['<a xlink:href=" java\nscript:x">y</a>', '<a>y</a>'],
    ['<set attributeName="href" to="javascript:x"/>', '<set attributeName="href"/>'],
    ['<animate values="#a;javascript:x" dur="1s"/>', '<animate dur="1s"/>'],
    ['<image href="data:image/png;base64,AA"/>', '<image href="data:image/png;base64,AA"/>'],
  ])('%s becomes %s', (input, cleaned) => {
    expect(clean(svg(input))).toBe(svg(cleaned));
  });

  test.each([
    ['<g onclick="1"/><script/><g/>', '<g/><g/>'],
    ['<script><script/><g onload="1"/></script ><g/>', '<g/>'],
    ['<x:script xmlns:x="http://www.w3.org/2000/svg">1</x:script><é:script/>', ''],
    ['<a href="&#106;avascript&#x3a;1"/>', '<a/>'],
    ['<?php 1 > 2 ?><g/><![CDATA[<script>]]>', '<g/><![CDATA[<script>]]>'],
    ['<é a="é😀" onload="é"/>é😀<script>é</script>😀', '<é a="é😀"/>é😀😀'],
    ["<g \r\n a = 'b' onload\t=\r'1' c='d' />", "<g \r\n a = 'b' c='d' />"],
  ])('keeps what is around what is left out: %s', (input, cleaned) => {
    expect(clean(svg(input))).toBe(svg(cleaned));
    expect(clean(svg(cleaned))).toBe(svg(cleaned));
  });

  test('keeps comments of its author, and those of programs around it not', () => {
    expect(clean(`<!-- a -->${svg('<!-- - b --><g/>')}<!-- c -->`)).toBe(svg('<!-- - b --><g/>'));
  });

  test('keeps entities that are letters, as Illustrator declares them', () => {
    const entities = '<!ENTITY ns "http://ns.adobe.com/x/">\n\t<!ENTITY j \'javascript:1\'>';
    const type = `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "a.dtd" [ ${entities} ]>`;
    const input = `${type}${svg('<a href="&j;"/>&ns;', ' xmlns:x="&ns;"')}`;
    expect(clean(input)).toBe(`${type}${svg('<a/>&ns;', ' xmlns:x="&ns;"')}`);
  });

  test.each([
    svg('<scr<metadata></metadata>ipt>x</script>'),
    `<!DOCTYPE svg [<!ENTITY e "<script>x</script>">]>${svg('&e;')}`,
    `<!DOCTYPE svg [<!ENTITY e "&#60;script>x&#60;/script>">]>${svg('&e;')}`,
    `<!DOCTYPE svg [<!ENTITY % p "x">%p;]>${svg('')}`,
    `<!DOCTYPE svg [<!ENTITY e SYSTEM "x">]>${svg('&e;')}`,
    `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]>${svg('')}`,
    svg('<a b="<script>1</script>"/>'),
    svg('<?x ><a b=" ?><script>1</script><a b=""/>').replace('</svg>', ''),
    svg('<g>'),
    svg('</g>'),
    svg('<g a=1/>'),
    svg('<g a="" a=""/>'),
    svg('&nbsp;'),
    svg('&#0;'),
    `${svg('')}<script>1</script>`,
    svg('<g>'.repeat(5000) + '</g>'.repeat(5000)),
    `<!DOCTYPE svg [<!ENTITY e "${'x'.repeat(10_000)}">]>${svg('&e;'.repeat(10_000))}`,
  ])('that no browser draws, or that hides something, is damaged: %.60s', (input) => {
    expect(() => clean(input)).toThrow(BrokenFile);
  });
});
