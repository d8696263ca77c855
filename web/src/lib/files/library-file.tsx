import { ruleOfFormat } from '@codivia/contract/files/file-formats';
import { formatOfName } from '@codivia/contract/files/file-names';
import { useEffect, useEffectEvent, useState } from 'react';
import { Spinner } from '../../ui/spinner.tsx';
import { useTranslation } from '../i18n.ts';
import { type LibraryReference, libraryPath, readTextFile } from './library-files.ts';

/** A picture with its size, which sketches need to cut the pictures of a row. */
function Picture({ name, path }: { name: string; path: string }) {
  const { t } = useTranslation('exercise');
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  return (
    <figure className="m-0! grid justify-items-start gap-1">
      <span className="rounded-control bg-sunken p-2">
        <img
          src={path}
          alt={name}
          className="m-0! block max-h-40 max-w-full"
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setSize({ width: naturalWidth, height: naturalHeight })
          }
        />
      </span>
      {size && <figcaption className="text-muted text-sm">{t('picture_size', size)}</figcaption>}
    </figure>
  );
}

/**
 * Returns the file found under a name: undefined until it is there, null where there is nothing or it does not come.
 */
function useFound(name: string, find: (name: string) => Promise<string | null>) {
  const [found, setFound] = useState<string | null | undefined>(undefined);
  const look = useEffectEvent(find);
  useEffect(() => {
    let left = false;
    look(name).then(
      (value) => left || setFound(value),
      () => left || setFound(null),
    );
    return () => {
      left = true;
    };
  }, [name]);
  return found;
}

function Text({ name, path }: { name: string; path: string }) {
  const { t } = useTranslation('exercise');
  const text = useFound(path, readTextFile);
  if (text === undefined) return <Spinner />;
  if (text === null) return <p role="alert">{t('file_failed')}</p>;
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long file is scrolled by keyboard.
      tabIndex={0}
      aria-label={t('file_content', { name })}
      className="max-h-64 overflow-auto rounded-control"
    >
      <pre className="!m-0">{text}</pre>
    </section>
  );
}

/** Shows a file of the library: a picture, a sound to listen to, or a text. */
export function LibraryFile({ file: { name, library } }: { file: LibraryReference }) {
  const { t } = useTranslation('exercise');
  const path = useFound(library, libraryPath);
  if (path === undefined) return <Spinner />;
  if (path === null) return <p role="alert">{t('file_failed')}</p>;
  const { group } = ruleOfFormat(formatOfName(library) ?? 'text');
  if (group === 'image') return <Picture name={name} path={path} />;
  if (group === 'sound') {
    // biome-ignore lint/a11y/useMediaCaption: a sound without words.
    return <audio controls src={path} aria-label={t('file_listen', { name })} />;
  }
  return <Text name={name} path={path} />;
}
