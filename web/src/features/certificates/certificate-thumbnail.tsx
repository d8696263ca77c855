import {
  CERTIFICATE_HEIGHT,
  CERTIFICATE_WIDTH,
  type Certificate,
} from '@codivia/contract/api/certificates';
import { useQuery } from '@tanstack/react-query';
import { Award } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNearViewport } from '../../ui/use-near-viewport.ts';
import { usePictureQuery } from './certificate-picture.ts';
import { usePictureUrl } from './use-picture-url.ts';

/** A certificate in small, drawn once it comes near the view; a medal until then. Pure decoration. */
export function CertificateThumbnail({ certificate }: { certificate: Certificate }) {
  const frame = useRef<HTMLSpanElement>(null);
  const [near, setNear] = useState(false);
  useNearViewport(frame, () => setNear(true));
  const { data } = useQuery({ ...usePictureQuery()(certificate), enabled: near });
  const source = usePictureUrl(data?.blob);
  return (
    <span
      ref={frame}
      className="grid aspect-3/2 w-24 shrink-0 place-items-center overflow-hidden rounded-lg border border-line bg-joy text-on-joy"
    >
      {source ? (
        <img src={source} alt="" width={CERTIFICATE_WIDTH} height={CERTIFICATE_HEIGHT} />
      ) : (
        <Award aria-hidden="true" className="size-6" />
      )}
    </span>
  );
}
