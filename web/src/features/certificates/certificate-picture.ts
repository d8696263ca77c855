import type { Certificate } from '@codivia/contract/api/certificates';
import { queryOptions } from '@tanstack/react-query';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { siteConfig } from '../../lib/site-config.ts';
import { type CertificateWords, certificateWords } from './certificate-words.ts';

/** A drawn certificate. */
export type Picture = { blob: Blob; words: CertificateWords };

/**
 * Returns the query that draws a certificate in the reader's language; the drawing code is loaded when it is needed.
 */
export function usePictureQuery(): (certificate: Certificate) => ReturnType<typeof pictureQuery> {
  const { t, language } = useTranslation('certificate');
  return (certificate) =>
    pictureQuery(certificate, language, (address) =>
      certificateWords(certificate, address, language, t),
    );
}

function pictureQuery(
  certificate: Certificate,
  language: string,
  wordsFor: (address: string) => CertificateWords,
) {
  return queryOptions({
    queryKey: ['certificate-picture', language, certificate],
    queryFn: async ({ client }): Promise<Picture> => {
      const [{ drawPicture }, { public_url }] = await Promise.all([
        import('./drawing/picture.ts'),
        client.fetchQuery(siteConfig),
      ]);
      const words = wordsFor(public_url + paths.certificate(certificate.certificate_id));
      return { blob: await drawPicture(words), words };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
