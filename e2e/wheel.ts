import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';

function localHeader(name: Buffer, content: Buffer): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt32LE(crc32(content), 14);
  header.writeUInt32LE(content.length, 18);
  header.writeUInt32LE(content.length, 22);
  header.writeUInt16LE(name.length, 26);
  return header;
}

function directoryEntry(name: Buffer, content: Buffer, offset: number): Buffer {
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(20, 4);
  entry.writeUInt16LE(20, 6);
  entry.writeUInt32LE(crc32(content), 16);
  entry.writeUInt32LE(content.length, 20);
  entry.writeUInt32LE(content.length, 24);
  entry.writeUInt16LE(name.length, 28);
  entry.writeUInt32LE(offset, 42);
  return entry;
}

function directoryEnd(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}

/** A zip archive of texts, stored without compression. */
function zipOf(files: Record<string, string>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(files)) {
    const name = Buffer.from(path);
    const content = Buffer.from(text);
    directory.push(directoryEntry(name, content, offset), name);
    parts.push(localHeader(name, content), name, content);
    offset += 30 + name.length + content.length;
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const count = Object.keys(files).length;
  return Buffer.concat([...parts, ...directory, directoryEnd(count, size, offset)]);
}

/** A Python package as it is downloaded, with its entry in the runtime's list of packages. */
export function wheelOf(name: string, version: string, files: Record<string, string>) {
  const info = `${name}-${version}.dist-info`;
  const archive = zipOf({
    ...files,
    [`${info}/METADATA`]: `Metadata-Version: 2.1\nName: ${name}\nVersion: ${version}\n`,
    [`${info}/WHEEL`]: 'Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n',
    [`${info}/RECORD`]: '',
  });
  const file = `${name}-${version}-py3-none-any.whl`;
  const entry = {
    name,
    version,
    file_name: file,
    install_dir: 'site',
    sha256: createHash('sha256').update(archive).digest('hex'),
    package_type: 'package',
    imports: [name],
    depends: [],
    unvendored_tests: false,
  };
  return { file, archive, entry };
}
