import { type FileFormat, ruleOfFormat } from '@codivia/contract/files/file-formats';
import { extensionOf, typeOfFile } from '@codivia/contract/files/file-names';
import { Box, FileCode, FileText, Film, Music, Table, Type } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type FileEntry, readContent } from './file-store.ts';

const MODELS = ['obj', 'stl', 'mtl'];
const CODE = ['py', 'js', 'mjs', 'css', 'html', 'htm', 'vert', 'frag', 'json', 'xml'];

function Icon({ name, format }: { name: string; format: FileFormat }) {
  const { group } = ruleOfFormat(format);
  if (group === 'sound') return <Music aria-hidden="true" />;
  if (group === 'film') return <Film aria-hidden="true" />;
  if (group === 'font') return <Type aria-hidden="true" />;
  const extension = extensionOf(name);
  if (MODELS.includes(extension)) return <Box aria-hidden="true" />;
  if (CODE.includes(extension)) return <FileCode aria-hidden="true" />;
  return ['csv', 'tsv'].includes(extension) ? (
    <Table aria-hidden="true" />
  ) : (
    <FileText aria-hidden="true" />
  );
}

/**
 * Time for which an address stays valid after its picture has disappeared, in milliseconds: the browser may be about to
 * read it.
 */
const KEPT_MS = 10_000;

/** Returns the address of a picture's or film's content, as long as it is shown; null until it is read. */
function useAddress({ place, name, format, size }: FileEntry): string | null {
  const [address, setAddress] = useState<string | null>(null);
  const isPicture = ['image', 'film'].includes(ruleOfFormat(format).group);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another size means another content.
  useEffect(() => {
    if (!isPicture) return;
    let made: string | null = null;
    let left = false;
    void readContent(place, name).then((content) => {
      if (left || !content) return;
      made = URL.createObjectURL(new Blob([content], { type: typeOfFile(name, format) }));
      setAddress(made);
    });
    return () => {
      left = true;
      setAddress(null);
      const address = made;
      if (address) setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
    };
  }, [isPicture, place, name, format, size]);
  return address;
}

/**
 * A file as a small picture: pictures themselves, films by their first one, an icon for everything else. Its name is
 * beside it.
 */
export function FilePicture({ entry }: { entry: FileEntry }) {
  const address = useAddress(entry);
  return (
    <span className="grid size-12 shrink-0 place-items-center overflow-hidden rounded-control bg-sunken text-trail [&_svg]:size-6">
      {address && ruleOfFormat(entry.format).group === 'film' ? (
        <video src={address} muted playsInline tabIndex={-1} className="size-full object-contain" />
      ) : address ? (
        <img src={address} alt="" className="size-full object-contain" />
      ) : (
        <Icon name={entry.name} format={entry.format} />
      )}
    </span>
  );
}
