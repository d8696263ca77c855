import { LINK_FILES_MAX_BYTES } from '@codivia/contract/api/shared-links';
import { ruleOfFormat } from '@codivia/contract/files/file-formats';
import type { ProgramFiles, ProgramKind } from '@codivia/contract/programs/program';
import { useEffect, useId, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router';
import { EmbedSnippet } from '../../code/tools/sharing/embed-snippet.tsx';
import { formatSize } from '../../lib/files/file-size.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { rememberRedirect } from '../../lib/redirect.ts';
import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { UnlessClosed } from '../../ui/permissions/closed-notice.tsx';
import { knownFiles, loadFiles, watchFiles } from '../files/file-store.ts';
import { LinkField } from './link-field.tsx';
import { LinkForm } from './link-form.tsx';
import { useMakeSharedLink } from './shared-links.api.ts';

type Props = { kind: ProgramKind; place: string; files: ProgramFiles };

/** Counts the files beside a work and their bytes together, and names a film among them. */
function useUsed(place: string) {
  const entries = useSyncExternalStore(
    (changed) => watchFiles(place, changed),
    () => knownFiles(place),
  );
  useEffect(() => void loadFiles(place), [place]);
  const film = entries.find(({ format }) => ruleOfFormat(format).group === 'film')?.name;
  const size = entries.reduce((sum, one) => sum + one.size, 0);
  return { count: entries.length, size, film };
}

/** Rounded up: a size that is too large by a byte is not shown as exactly the limit. */
const roundedUp = (bytes: number) => Math.ceil(bytes / 100_000) * 100_000;

function Visitor() {
  const { t } = useTranslation('sharing');
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <p>{t('files.visitor')}</p>
      <ButtonLink
        to={paths.auth}
        variant="secondary"
        className="justify-self-start"
        onClick={() => rememberRedirect(pathname + search + hash)}
      >
        {t('files.log_in')}
      </ButtonLink>
    </>
  );
}

function MakeLink(props: Props) {
  const { t } = useTranslation('sharing');
  const make = useMakeSharedLink(props);

  if (make.data) {
    const address = paths.publishedProject(make.data.id);
    return (
      <>
        <LinkField label={t('files.link')} link={location.origin + address} />
        <p>
          {t('files.kept')}{' '}
          <Link to={paths.dashboard} className="font-bold text-trail underline">
            {t('files.dashboard')}
          </Link>
        </p>
        <EmbedSnippet address={address} title={make.data.title} />
      </>
    );
  }

  return (
    <LinkForm
      usual={t(`files.titles.${props.kind}`)}
      request={make}
      onSend={(title, accepted) => make.mutate({ title, accepted })}
    >
      <p>{t('files.stored')}</p>
    </LinkForm>
  );
}

/** The link to a copy of code and files, which members can create. */
export function ShareFiles(props: Props) {
  const { t, language } = useTranslation('sharing');
  const { user } = useSession();
  const id = useId();
  const { count, size, film } = useUsed(props.place);
  const isTooLarge = size > LINK_FILES_MAX_BYTES;
  const sizes = {
    size: formatSize(isTooLarge ? roundedUp(size) : size, language),
    limit: formatSize(LINK_FILES_MAX_BYTES, language),
  };
  const tooLarge = isTooLarge ? t('files.too_large', sizes) : null;
  const refused = film ? t('files.film', { name: film }) : tooLarge;
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <h3 id={id} className="text-xl">
        {t('files.title')}
      </h3>
      {count > 0 && <p>{t('files.found', { count, size: sizes.size })}</p>}
      {!user && <Visitor />}
      {user && refused && (
        <p role="alert" className="break-words rounded-control bg-danger-soft px-4 py-3">
          {refused}
        </p>
      )}
      {user && !refused && (
        <UnlessClosed right="publish">
          <MakeLink {...props} />
        </UnlessClosed>
      )}
    </section>
  );
}
