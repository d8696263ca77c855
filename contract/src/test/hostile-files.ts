/** Files that are small to send and meant to take long to read, of about the given size in bytes, by their content. */

import { bytesOf, joined } from '../files/metadata/file-parts.ts';
import { box, number } from './boxes.ts';

type Make = (size: number) => Uint8Array;

const of = (size: number, piece: string) => piece.repeat(Math.ceil(size / piece.length));
const svg = (content: string, attributes = '', before = '') =>
  bytesOf(`${before}<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${content}</svg>`);
const named = (size: number, name: string) =>
  Array.from({ length: Math.ceil(size / 10) }, (_, i) => ` ${name}${i.toString(36)}=""`).join('');

const SVG: Record<string, Make> = {
  'blanks in a tag': (size) => svg('<rect/>', of(size, ' ')),
  'open tags': (size) => svg(of(size, '<')),
  'elements without end': (size) => svg(of(size, '<g>')),
  'elements in each other': (size) => svg(of(size, `${'<g>'.repeat(4000)}${'</g>'.repeat(4000)}`)),
  'closing tags': (size) => svg(of(size, '</g>')),
  'scripts without end': (size) => svg(of(size, '<script>')),
  'empty scripts': (size) => svg(of(size, '<script/>')),
  'equal attributes': (size) => svg('', of(size, ' a=""')),
  'different attributes': (size) => svg('', named(size, 'a')),
  'attributes that run': (size) => svg('', named(size, 'on')),
  'quotes without end': (size) => svg(of(size, '<a b="')),
  ampersands: (size) => svg(of(size, '&amp;')),
  'open ampersands': (size) => svg(of(size, '&')),
  'characters by number': (size) => svg('', ` a="${of(size, '&#58;')}"`),
  'values of an animation': (size) => svg('', ` values="${of(size, ';')}"`),
  'an address of blanks': (size) => svg('', ` href="java${of(size, '&#9;')}script:"`),
  'comments behind it': (size) => joined([svg(''), bytesOf(of(size, '<!---->'))]),
  'comments without end': (size) => svg(of(size, '<!--')),
  instructions: (size) => svg(of(size, '<?a?>')),
  'texts as they are': (size) => svg(of(size, '<![CDATA[]]>')),
  'a long document type': (size) => svg('', '', `<!DOCTYPE svg ${of(size, ' ')}>`),
  'many entities': (size) => svg('', '', `<!DOCTYPE svg [${of(size, '<!ENTITY e "e">')}]>`),
  'entities of entities': (size) =>
    svg('&b;', '', `<!DOCTYPE svg [<!ENTITY a "a">${of(size, '<!ENTITY b "&a;&a;&a;">')}]>`),
  'a long entity, often': (size) =>
    svg(of(size, '&e;'), '', `<!DOCTYPE svg [<!ENTITY e "${'x'.repeat(9000)}">]>`),
};

const reversed = (value: number) => [...number(value)].reverse().join('');
const PNG = '\x89PNG\r\n\x1a\n';
const pngChunk = (type: string) => `${number(0)}${type}crc!`;
const GIF = 'GIF89a\x02\0\x02\0\x80\0\0rgbRGB';
const oggPage = (serial: number, flags: number, content: string) =>
  `OggS\0${String.fromCharCode(flags)}${'\0'.repeat(8)}${reversed(serial)}${reversed(1)}crc!` +
  `\x01${String.fromCharCode(content.length)}${content}`;
const riff = (size: number, kind: string, chunk: string) => {
  const content = `${kind}${of(size, chunk)}`;
  return bytesOf(`RIFF${reversed(content.length)}${content}`);
};
/** A track of pictures in chunks of one byte at these places. */
const track = (places: string) => {
  const table = (type: string, count: number, rows: string) =>
    box(type, `\0\0\0\0${number(count)}${rows}`);
  const sizes = box('stsz', `\0\0\0\0${number(1)}${number(places.length / 4)}`);
  const groups = table('stsc', 1, number(1) + number(1) + number(1));
  const samples = sizes + groups + table('stco', places.length / 4, places);
  const handler = box('hdlr', `${'\0'.repeat(8)}vide${'\0'.repeat(13)}`);
  return box('trak', box('mdia', handler + box('minf', box('stbl', samples))));
};
const film = (inMoov: string) =>
  bytesOf(box('ftyp', 'isom') + box('moov', track(number(9)) + inMoov) + box('mdat', 'pictures'));
const WEBM = '\x1aE\xdf\xa3\x87B\x82\x84webm\x18S\x80g\xff';
const wavFormat = `fmt ${reversed(16)}0123456789abcdef`;

const BINARY: Record<string, Make> = {
  'png of tiny chunks': (size) => bytesOf(PNG + of(size, pngChunk('IDAT'))),
  'png of tiny texts': (size) => bytesOf(PNG + of(size, pngChunk('tEXt')) + pngChunk('IEND')),
  'jpeg of tiny segments': (size) => bytesOf(`\xff\xd8${of(size, '\xff\xfe\0\x02')}`),
  'jpeg of marks': (size) => bytesOf(`\xff\xd8${of(size, '\xff')}`),
  'jpeg of scans': (size) => bytesOf(`\xff\xd8${of(size, '\xff\xda\0\x02\0')}`),
  'webp of tiny chunks': (size) => riff(size, 'WEBP', `VP8 ${reversed(0)}`),
  'gif of tiny blocks': (size) => bytesOf(`${GIF}!\xfe${of(size, '\x01a')}`),
  'gif of comments': (size) => bytesOf(GIF + of(size, '!\xfe\0')),
  'gif of pictures': (size) => bytesOf(GIF + of(size, ',\0\0\0\0\x02\0\x02\0\0\x02\0')),
  'ogg of tiny pages': (size) =>
    bytesOf(oggPage(1, 2, 'OpusHead') + oggPage(1, 0, 'OpusTags') + of(size, oggPage(1, 0, 'a'))),
  'ogg of comments': (size) =>
    joined([
      bytesOf(oggPage(1, 2, 'OpusHead') + oggPage(1, 0, 'OpusTags').slice(0, -9)),
      bytesOf(of(size, oggPage(1, 1, '').replace('\x01\0', '\x01\xff') + 'a'.repeat(255))),
    ]),
  'ogg of streams': (size) => {
    const pages = Array.from({ length: Math.ceil(size / 36) }, (_, i) => oggPage(i, 2, 'OpusHead'));
    return bytesOf(pages.join(''));
  },
  'mp3 of tags': (size) => bytesOf(of(size, `ID3\x04\0\0\0\0\0\0`)),
  'mp3 of last tags': (size) =>
    bytesOf(`\xff\xfb\x90\x64${'x'.repeat(400)}${of(size, `TAG${'\0'.repeat(125)}`)}`),
  'wav of tiny chunks': (size) => riff(size, `WAVE${wavFormat}`, `data${reversed(0)}`),
  'wav of notes': (size) => riff(size, `WAVE${wavFormat}data${reversed(0)}`, `LIST${reversed(0)}`),
  'm4a of tiny boxes': (size) => bytesOf(`${number(12)}ftypM4A ${of(size, `${number(8)}udta`)}`),
  'mp4 of tiny boxes': (size) => film(of(size, `${number(12)}udtaaaaa`)),
  'mp4 of tracks': (size) => film(of(size, track(''))),
  'mp4 of chunks': (size) => film(track(of(size, number(9)))),
  'mp4 of chunks and media': (size) =>
    bytesOf(
      box('ftyp', 'isom') +
        box('moov', track(of(size / 2, number(9)))) +
        of(size / 2, `${number(8)}mdat`),
    ),
  'mp4 of boxes of tracks': (size) =>
    bytesOf(
      box('ftyp', 'isom') +
        box('moov', box('trak', of(size, box('mdia', box('hdlr', `${'\0'.repeat(8)}vide`))))),
    ),
  'webm of tiny tags': (size) => bytesOf(`${WEBM}${of(size, '\x7b\xa9\x80')}`),
  'webm of open clusters': (size) => bytesOf(`${WEBM}${of(size, '\x1fC\xb6u\xff')}`),
  'm4a of letters': (size) => bytesOf(`${number(12)}ftypM4A ${of(size, 'h')}`),
};

export const HOSTILE_FILES: readonly [name: string, make: Make][] = [
  ...Object.entries(SVG).map(([name, make]) => [`svg of ${name}`, make] as [string, Make]),
  ...Object.entries(BINARY),
];
