import { CERTIFICATE_HEIGHT, CERTIFICATE_WIDTH } from '@codivia/contract/api/certificates';
import type { CertificateWords } from '../certificate-words.ts';
import { drawCertificate } from './draw-certificate.ts';
import { fontsFor } from './fonts.ts';

function allText({ facts, waypoints: _, ...words }: CertificateWords): string {
  return [...Object.values(words), ...facts.flatMap(({ value, label }) => [value, label])].join('');
}

/** The PNG of a certificate, 1200 by 800 pixels. @throws Error when this browser cannot draw it */
export async function drawPicture(words: CertificateWords): Promise<Blob> {
  await fontsFor(allText(words));
  const canvas = document.createElement('canvas');
  canvas.width = CERTIFICATE_WIDTH;
  canvas.height = CERTIFICATE_HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas to draw on');
  drawCertificate(context, words);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('The picture could not be made'));
    }, 'image/png');
  });
}
