import { LINK_FILES_MAX_BYTES, SHARED_LINKS_MAX } from '@codivia/contract/api/shared-links';
import { formatNumber } from '@codivia/contract/text/format';
import { problem, ReportedProblem } from '../../errors.ts';

export const SharedLinkNotFound = problem(404, 'shared_link_not_found', {
  fr: 'Ce lien n’existe pas, ou n’existe plus.',
  en: 'There is no such link, or not any more.',
});

/** Its texts must not speak of signing in: a page would ask for that instead (docs/product.md#error-texts). */
export const SharedLinksLimit = problem(403, 'shared_links_limit', {
  fr: `Tu as déjà ${SHARED_LINKS_MAX} liens avec fichiers : supprimes-en un, dans ton tableau de bord.`,
  en: `You have ${SHARED_LINKS_MAX} links with files already: delete one, on your dashboard.`,
});

/** Returns a size in megabytes, rounded up: a size that exceeds the limit by a byte must not look equal to it. */
const megabytes = (bytes: number): number => Math.ceil(bytes / 10_000) / 100;

export const LinkFilesTooLarge = (size: number) =>
  new ReportedProblem(
    413,
    'link_files_too_large',
    {
      fr: `Tes fichiers font ${formatNumber(megabytes(size), 'fr')} Mo ensemble : un lien porte ${megabytes(LINK_FILES_MAX_BYTES)} Mo de fichiers au plus.`,
      en: `Your files are ${formatNumber(megabytes(size), 'en')} MB together: a link carries ${megabytes(LINK_FILES_MAX_BYTES)} MB of files at most.`,
    },
    { size, limit: LINK_FILES_MAX_BYTES },
  );
