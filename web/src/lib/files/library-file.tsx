import { ruleOfFormat } from '@codivia/contract/file-formats';
import { formatOfName } from '@codivia/contract/file-names';
import { useEffect, useState } from 'react';
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

function Text({ name, path }: { name: string; path: string }) {
  const { t } = useTranslation('exercise');
  const [text, setText] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let left = false;
    readTextFile(path).then(
      (read) => left || setText(read),
      () => left || setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [path]);
  if (failed) return <p role="alert">{t('file_failed')}</p>;
  if (text === null) return <Spinner />;
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

/** What a file of the library is: a picture, a sound to listen to, or a text. */
export function LibraryFile({ file: { name, library } }: { file: LibraryReference }) {
  const { t } = useTranslation('exercise');
  const [path, setPath] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    let left = false;
    libraryPath(library).then(
      (found) => left || setPath(found),
      () => left || setPath(null),
    );
    return () => {
      left = true;
    };
  }, [library]);
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
