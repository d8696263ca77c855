import type { Certificate } from '@codivia/contract/api/certificates';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { usePictureQuery } from './certificate-picture.ts';
import { subjectSuffix, suffixOf } from './certificate-words.ts';
import { certificateFileName } from './file-name.ts';
import { type ShareImage, save, share } from './share-image.ts';

type ShareAction = 'download' | 'share';

/** Downloading and sharing a certificate, and which of the two is in progress. */
export function useShareImage(certificate: Certificate) {
  const { t } = useTranslation('certificate');
  const queryClient = useQueryClient();
  const pictureOf = usePictureQuery();
  const [busy, setBusy] = useState<ShareAction | null>(null);

  async function prepare(): Promise<ShareImage> {
    const { blob, words } = await queryClient.fetchQuery(pictureOf(certificate));
    const { name, course, address } = words;
    const fileName = certificateFileName(course, name, certificate.certificate_id);
    return {
      file: new File([blob], fileName, { type: blob.type }),
      title: t(`share_title${suffixOf(certificate)}`, { course }),
      text: t(`share_text${subjectSuffix(certificate)}`, { name, course }),
      url: address,
    };
  }

  async function shareImage(action: ShareAction): Promise<void> {
    if (busy) return;
    setBusy(action);
    try {
      const picture = await prepare();
      if (action === 'share') {
        if ((await share(picture)) === 'saved') toast.info(t('saved_instead'));
      } else {
        save(picture);
        toast.success(t('saved'));
      }
    } catch {
      toast.error(t('load_error'));
    } finally {
      setBusy(null);
    }
  }

  return {
    busy,
    download: () => void shareImage('download'),
    share: () => void shareImage('share'),
  };
}
